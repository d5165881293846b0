import AppCommand
import Headless
import Monkey
import Terminal

/// A monkey's report as a table.
struct MonkeyTable {
    let report: Report

    var text: String {
        let (reached, missed) = (report.lines.filter { $0.count > 0 }, report.lines.filter { $0.count == 0 })
        return [
            table(reached), summary, failure, missed.isEmpty ? "" : "Never reached:\n\n" + table(missed),
            report.verdict.displayable + "\n",
        ]
        .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func table(_ lines: [Report.Line]) -> String {
        let rows = lines.map { [$0.screen, $0.kind, $0.name.displayable, "\($0.count)"] }
        let widths = (0..<4).map { column in rows.map { $0[column].columns }.max() ?? 0 }
        return rows.map { row in
            row[0].padded(to: widths[0] + 2) + row[1].padded(to: widths[1] + 2) + row[2].padded(to: widths[2] + 2)
                + String(repeating: " ", count: widths[3] - row[3].count) + row[3] + "\n"
        }
        .joined()
    }

    private var summary: String {
        "\(report.steps) steps on \(report.patterns) patterns, \(report.stepsPerSecond) a second\n"
    }

    private var failure: String {
        report.failure.map { "Step \($0.step) failed. This scenario repeats it:\n\n\($0.scenario.displayableLines)" }
            ?? ""
    }
}
