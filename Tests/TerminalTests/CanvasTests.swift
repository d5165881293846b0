import TestSupport
import Testing

@testable import Terminal

nonisolated struct CanvasTests {
    @Test(arguments: [
        (0, 0, 3, "ab…   "), (0, 4, 9, "    a…"), (0, 5, 9, "     …"), (0, 6, 9, "      "), (0, -1, 9, "      "),
        (-1, 0, 9, "      "), (1, 0, 9, "      "), (0, 0, 0, "      "), (0, 0, -4, "      "), (0, 0, 9, "abcde…"),
    ])
    func `A canvas cuts text at the width and at the frame`(row: Int, column: Int, width: Int, expected: String) {
        var canvas = Canvas(Size(columns: 6, rows: 1))

        canvas.write("abcdefgh", row: row, column: column, width: width, style: .plain)

        canvas.lines.expect([expected])
    }

    @Test(arguments: [(0, "x 字 "), (1, " x字 "), (2, "漢x  "), (3, "漢 x ")])
    func `A canvas blanks the other half of a wide glyph that is written over`(column: Int, expected: String) {
        var canvas = Canvas(Size(columns: 5, rows: 1))
        canvas.write("漢字", row: 0, column: 0, width: 5, style: .plain)

        canvas.fill(row: 0, column: column, width: 1, Cell(text: "x", style: .plain))

        canvas.lines.expect([expected])
    }

    @Test func `A canvas fills the columns and rows that it has`() {
        var canvas = Canvas(Size(columns: 4, rows: 3))

        canvas.fill(row: 0, column: -1, width: 3, Cell(text: "─", style: .plain))
        canvas.fill(row: -1, column: 2, width: 1, height: 3, Cell(text: "│", style: .plain))
        canvas.fill(row: 2, column: 3, width: 1, height: 9, Cell(text: "│", style: .plain))

        canvas.lines.expect(["──│ ", "  │ ", "   │"])
    }

    @Test(arguments: [(-1, "漢b  "), (-2, " b   "), (1, " a漢b"), (2, "  a漢"), (3, "   a ")])
    func `A canvas draws what fits of another`(column: Int, expected: String) {
        var canvas = Canvas(Size(columns: 5, rows: 1))
        var other = Canvas(Size(columns: 4, rows: 2))
        other.write("a漢b", row: 0, column: 0, width: 4, style: .plain)

        canvas.draw(other, row: 0, column: column)

        canvas.lines.expect([expected])
    }

    @Test func `A canvas shows ASCII in the same cells on the Linux console`() {
        var canvas = Canvas(Size(columns: 12, rows: 1))
        canvas.write("│☒♥♡▣▢•‹›─ …é", row: 0, column: 0, width: 12, style: .plain)

        let console = canvas.forLinuxConsole

        console.lines.expect(["|x*-#o*<>- ~"])
    }
}

extension Canvas {
    nonisolated var lines: [String] {
        (0..<size.rows).map { row in (0..<size.columns).map { self[row, $0].text }.joined() }
    }
}
