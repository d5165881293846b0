import Headless
import Shared
import Testing

@testable import Terminal

/// Two columns of 39, each with the calls of its app below it.
struct CallPaneTests {
    private let clock = VirtualClock()

    private func lines(rows: Int, callRows: Int? = nil, count: Int = 20) -> [String] {
        let columns = ["A", "B"].map { name in
            let app = StubApp(clock)
            app.show(app.list())
            return ShownApp(app.device, facts: [name], callRows: callRows) { width in
                (1...count).map { "\(name)\($0) of \(width)" }
            }
        }
        let frame = Frame(columns, showing: 0, Size(columns: 80, rows: rows), spinner: " ")
        let snapshots = columns.map { Snapshot($0.device) }
        return frame.page(of: snapshots, PageState(snapshots[0]), verdict: "").canvas.lines
    }

    /// A line of the pane.
    private func line(_ number: Int) -> String {
        let (left, right) = (" A\(number) of 38", " B\(number) of 38")
        return left.padded(to: 39) + "│" + right.padded(to: 40)
    }

    private let edge = String(repeating: "─", count: 39)

    @Test func `The pane takes a third of the rows, below a line`() {
        let lines = lines(rows: 24)

        #expect(lines[16] == "\(edge)┼\(edge) ")
        #expect(Array(lines[17...]) == (1...7).map(line))
        #expect(lines[..<16].allSatisfy { $0.contains("│") && !$0.contains("─") })
    }

    @Test func `The pane takes the rows that the column asks for`() {
        let lines = lines(rows: 24, callRows: 4)

        #expect(lines[20] == "\(edge)┼\(edge) ")
        #expect(Array(lines[21...]) == (1...3).map(line))
    }

    @Test func `Fewer calls leave the rest of the pane empty`() {
        let lines = lines(rows: 24, count: 1)

        #expect(lines[17] == line(1))
        #expect(lines[18...].allSatisfy { $0 == "│".padded(to: 41).leftPadded(to: 80) })
    }

    @Test func `On a terminal of few rows the pane leaves ten to the page, and goes in the end`() {
        let (twelve, ten) = (lines(rows: 12), lines(rows: 10))

        #expect(twelve[10] == "\(edge)┼\(edge) ")
        #expect(twelve[11] == line(1))
        #expect(ten.allSatisfy { !$0.contains("─") && $0.contains("│") })
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: width - columns) + self
    }
}
