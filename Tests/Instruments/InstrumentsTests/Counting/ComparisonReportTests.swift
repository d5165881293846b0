import Foundation
import TestSupport
import Testing

@testable import Counting

@Suite("A comparison") @MainActor struct ComparisonReportTests {
    @Test func `matches the golden tables, and the golden plots, which WRITE_COMPARISON=1 writes`() throws {
        let report = try report()

        for (name, text) in [("comparison.txt", report.text)] + report.plots {
            let golden = URL(filePath: #filePath).appending(path: "../Golden/\(name)").standardized
            if ProcessInfo.processInfo.environment["WRITE_COMPARISON"] != nil {
                try text.write(to: golden, atomically: true, encoding: .utf8)
            }

            #expect(try String(contentsOf: golden, encoding: .utf8) == text, "\(name)")
        }
    }

    @Test func `lists the references of one screen under each pattern, none of an unknown screen`() throws {
        let inventory = try clone().inventory()

        let list = try #require(ReferenceList(of: "login", in: inventory))

        #expect(list.screen == "Login")
        #expect(ReferenceList(of: "Log in", in: inventory) == nil)
        #expect(
            list.text == """
                Pattern A

                owner      name  kind  type
                Presenter  view  weak  (any View)?


                """
        )
    }

    @Test func `names the script of missing counts, and has only the plots of existing ones`() throws {
        let report = ComparisonReport(inventory: try clone().inventory(), findings: Findings())

        let sentence = "Not counted yet: `scripts/faults` writes `scripts/faults.d/results.json`."
        #expect(report.markdown.contains("## Faults caught\n\n\(sentence)\n"))
        #expect(!report.text.contains("Faults caught"))
        report.plots.map(\.name).expect(["lines.svg"])
    }

    @Test(arguments: [("note", ["", "chosen changes", "note"]), ("01-note", ["01-note", "median"])])
    func `has rows only of the kinds of changes that were made`(name: String, rows: [String]) throws {
        var findings = Findings()
        findings.changes = [
            Findings.Change(change: name, part: "a", netLines: 1, filesTouched: 1, netTestLines: 0, onceLines: 0)
        ]

        let report = ComparisonReport(inventory: try clone().inventory(), findings: findings)

        #expect(report.changes.table?.rows.map(\.first) == rows)
    }

    @Test func `divides by the first pattern, then by the second, in each way of counting`() throws {
        let clone = try SmallClone([
            "Modules/A/Login/View.swift": "struct View {}",
            "Modules/B/Login/View.swift": "struct View { struct A {} }\nstruct B {}",
            "Modules/C/Login/View.swift": "struct View\n{\n}\nstruct B {}",
            "Modules/Shared/Presentation/Mark.swift": "enum Mark {\n}",
        ])

        let inventory = try clone.inventory(of: ["A", "B", "C"])
        let ratios = ComparisonReport(inventory: inventory, findings: Findings()).ratios

        #expect(
            ratios.table?.text == """
                counted                 Pattern B / Pattern A  Pattern C / Pattern A  Pattern C / Pattern B
                lines                                    2.00                   4.00                   2.00
                with 2 lines of Shared                   1.33                   2.00                   1.50
                tokens                                   3.00                   2.00                   0.67
                range                               1.33–3.00              2.00–4.00              0.67–2.00

                """
        )
        ratios.remarks.expect([
            """
            Smaller in all rows but the first: Pattern C / Pattern A, Pattern C / Pattern B.
            Smaller in some rows, larger in others: Pattern B / Pattern A.

            """
        ])
    }

    @Test func `compares only the faults made under every pattern that has any, where a check was run`() throws {
        let results = [("01", "a", true), ("01", "b", nil), ("02", "a", true), ("03", "b", true)]
        let faults = try results.map { fault, pattern, tests in
            let tests = tests.map(String.init) ?? "null"
            let json = "{\"fault\": \"\(fault)\", \"pattern\": \"\(pattern)\", \"tests\": \(tests)}"
            return try JSONDecoder().decode(Findings.Fault.self, from: Data(json.utf8))
        }

        let patterns = try SmallClone([:]).inventory(of: ["A", "B", "C"]).patterns
        let series = FaultSeries("series", faults, of: patterns)

        series.table.columns.expect(["caught by", "Pattern A", "Pattern B"])
        series.table.rows[1].expect(["roles' own tests", "1/1 (21–100)", "–"])
        #expect(series.comparedCount == 1)
        #expect(series.count == 3)
    }

    @Test(arguments: [(14, 17, "59–94"), (0, 10, "0–28"), (10, 10, "72–100"), (5, 10, "24–76"), (1, 1, "21–100")])
    func `gives a share its interval with 95 % confidence`(count: Int, total: Int, percent: String) {
        #expect(WilsonInterval(of: count, in: total).percent == percent)
    }

    private func report() throws -> ComparisonReport {
        let clone = try clone()
        var findings = try Findings(in: clone.url)
        findings.screens = [("Log in", 3), ("Photo", 4)].map { ScreenCount(screen: $0, pattern: "a", parts: $1) }
        findings.formatted = try Findings.FormattedLines.all(
            of: SmallClone.patterns(["A", "B"]),
            in: clone.url.appending(path: "formatted")
        )
        return ComparisonReport(inventory: try clone.inventory(of: ["A", "B"]), findings: findings)
    }

    private func clone() throws -> SmallClone {
        try SmallClone([
            "Modules/A/Login/LoginContract.swift": "protocol View {}",
            "Modules/A/Login/LoginPresenter.swift": "class Presenter {\n    weak var view: (any View)?\n}",
            "Modules/B/Login/LoginViewController.swift": "class C {}\nlet answer = { [weak self] in 42 }",
            "Modules/Shared/Text/Words.swift": "enum Words {}",
            "Modules/Shared/Presentation/Mark.swift": "enum Mark {}",
            "Tests/ATests/Login/PresenterTests.swift": "@Test func a() {}\nclass ViewSpy {}",
            "formatted/80/A/View.swift": "let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\nlet e = 5",
            "formatted/80/B/View.swift": "let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\nlet e = 5\nlet f = 6\nlet g = 7",
            "docs/instruments/traces/counts.json": SmallClone.counts,
            "scripts/faults.d/results.json": SmallClone.faults,
            "scripts/faults.d/second-series/results.json": SmallClone.drawnFaults,
            "scripts/changes.json": SmallClone.changes,
        ])
    }
}
