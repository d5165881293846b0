import Headless
import Shared
import TestSupport
import Testing

@testable import Terminal

struct SectionWindowTests {
    private static let rows = (0..<14).map { Row(id: "\($0)", title: "") }

    @Test(arguments: [(80, 4), (64, 4), (63, 3), (48, 3), (47, 2), (32, 2), (31, 1), (1, 1), (0, 1)])
    func `As many rows stand side by side as have 16 columns each, but at least one`(width: Int, columns: Int) {
        let window = SectionWindow(.sample(Self.rows, layout: .shelf), lastRow: nil, width: width)

        #expect(window.columns == columns)
    }

    @Test(arguments: [(nil, 0..<8), ("0", 0..<8), ("7", 0..<8), ("8", 8..<14), ("13", 8..<14), ("gone", 0..<8)])
    func `A section that scrolls sideways shows the rows around its last focus`(lastRow: Row.ID?, rows: Range<Int>) {
        let window = SectionWindow(.sample(Self.rows, layout: .shelf), lastRow: lastRow, width: 80)

        let counts = rows.lowerBound == 0 ? [4, 4] : [4, 2]
        #expect(window.rows == rows)
        window.lines.map(\.count).expect(counts)
        #expect(window.blankLines.isEmpty)
    }

    @Test(arguments: [(-1, 0), (0, 0), (2, 2), (13, 13), (99, 13)])
    func `A section that shows one row shows the nearest to its position, which find finds`(position: Int, row: Int) {
        var section = Shown.Section.sample(Self.rows.map { Row(id: $0.id, title: "Row") }, layout: .fullWidth)
        section.position = position

        let window = SectionWindow(section, lastRow: nil, width: 80)

        let found = Shown.sample([.section(section)]).rows(containing: "row")
        #expect(window.rows == row..<row + 1)
        found.expect([.row(section: "Section", id: "\(row)")])
    }
}
