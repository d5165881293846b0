import Headless
import TestSupport
import Testing

@testable import Terminal

/// Fourteen rows, four in a line and two lines in view: 0–7, then 8–13.
struct GridTests {
    private static let section = Shown.Section.sample(
        (0..<14).map { Row(id: "\($0)", title: "") },
        layout: .shelf
    )

    @Test(
        arguments: [
            (0, [nil, 4, nil, 1]), (3, [nil, 7, 2, 8]), (4, [0, nil, nil, 5]), (7, [3, nil, 6, 12]),
            (8, [nil, 12, 3, 9]), (11, [nil, 13, 10, nil]), (12, [8, nil, 7, 13]), (13, [9, nil, 12, nil]),
        ] as [(Int, [Int?])]
    )
    func `A row's neighbors are above and below it in view, beside it in the next view`(index: Int, neighbors: [Int?]) {
        let window = SectionWindow(Self.section, lastRow: "\(index)", width: 80)

        [Key.up, .down, .left, .right].map { window.neighbor(of: index, $0) }.expect(neighbors)
    }
}
