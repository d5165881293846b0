import TestSupport
import Testing

@testable import Terminal

struct CallAlignmentTests {
    @Test(
        arguments: [
            ([["load", "save", nil], ["load", nil, "save"]], [[0, 0], [nil, 1], [1, 2], [2, nil]]),
            (
                [["load", nil, "save"], ["save"], ["load", nil, nil, "save"]],
                [[0, nil, 0], [1, nil, 1], [nil, nil, 2], [2, 0, 3]]
            ),
        ] as [([[String?]], [[Int?]])]
    )
    func `An alignment puts lines of a moment in one row if every column has it`(columns: [[String?]], rows: [[Int?]]) {
        let alignment = CallAlignment(columns)

        alignment.rows.expect(rows)
        for (row, lines) in rows.enumerated() {
            for case (let column, let line?) in lines.enumerated() {
                #expect(alignment.row(ofLine: line, column: column) == row)
            }
        }
    }
}
