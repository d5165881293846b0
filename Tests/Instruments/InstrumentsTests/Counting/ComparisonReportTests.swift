import Foundation
import TestSupport
import Testing

@testable import Counting

@Suite("A comparison") @MainActor struct ComparisonReportTests {
    @Test func `matches the golden tables, which WRITE_COMPARISON=1 writes, and has a plot of lines`() throws {
        let report = try report()
        let golden = URL(filePath: #filePath).appending(path: "../Golden/comparison.txt").standardized
        if ProcessInfo.processInfo.environment["WRITE_COMPARISON"] != nil {
            try report.text.write(to: golden, atomically: true, encoding: .utf8)
        }

        #expect(try String(contentsOf: golden, encoding: .utf8) == report.text)
        report.plots.map(\.name).expect(["lines.svg"])
        let titles = report.plots[0].text.matches(of: /class="t b"[^>]*>([^<]*)</).map { String($0.1) }
        titles.suffix(4).expect(["all roles", "view", "presenter, view model", "contract"])
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

    @Test func `names the script of missing counts`() throws {
        let report = ComparisonReport(inventory: try clone().inventory(), findings: Findings())

        let sentence = "Not counted yet: `scripts/faults` writes `scripts/faults.d/results.json`."
        #expect(report.markdown.contains("## Faults caught\n\n\(sentence)\n"))
        #expect(!report.text.contains("Faults caught"))
    }

    @Test(arguments: [
        ("note", ["", "chosen changes", "note"]),
        (
            "01-note",
            ["01-note", "", "medians", "net lines", "lines changed", "files", "net test lines", "test lines changed"]
        ),
    ])
    func `has rows only of the kinds of changes that were made`(name: String, rows: [String]) throws {
        var findings = Findings()
        findings.changes = [.stub(name, netLines: 1)]

        let report = ComparisonReport(inventory: try clone().inventory(), findings: findings)

        #expect(report.changes.table?.rows.map(\.first) == rows)
    }

    @Test(arguments: [
        ([9, -1, 4], "4"), ([9, -1, 4, 2], "3 (2–4)"), ([9, 9, 9, 0, 1], "9 (1–9)"), ([7, 2], "4.5"), ([7], "7"),
    ])
    func `has the median of the drawn changes, and from four on the second smallest and second largest`(
        lines: [Int],
        median: String
    ) throws {
        var findings = Findings()
        findings.changes = lines.enumerated().map { .stub("0\($0)-note", netLines: $1) }

        let report = ComparisonReport(inventory: try clone().inventory(), findings: findings)

        #expect(report.changes.table?.rows.contains(["net lines", "–", median]) == true)
    }

    @Test func `compares of a series only the faults that were made under every pattern that has any`() throws {
        let results = [("01", "a", true), ("01", "b", false), ("02", "a", true), ("03", "b", true)]
        let objects = results.map { "{\"fault\": \"\($0)\", \"pattern\": \"\($1)\", \"tests\": \($2)}" }
        let json = Data("[\(objects.joined(separator: ","))]".utf8)
        let faults = try JSONDecoder().decode([Findings.Fault].self, from: json)

        let series = FaultSeries("", faults, of: try clone().inventory(of: ["A", "B"]).patterns)

        let tests = series.checks.first { $0.name == "roles' own tests" }?.shares
        #expect(series.impossible == ["1/3", "1/3"])
        #expect(tests?.map(\.caught) == [1, 0])
        #expect(tests?.map(\.run) == [1, 1])
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
            "Modules/Shared/Texts/RowText.swift": "enum RowText {}",
            "Tests/ATests/Login/PresenterTests.swift": "@Test func a() {}\nclass ViewSpy {}",
            "formatted/80/A/View.swift": "let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\nlet e = 5",
            "formatted/80/B/View.swift": "let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\nlet e = 5\nlet f = 6\nlet g = 7",
            "scripts/traces.json": SmallClone.counts,
            "scripts/faults.d/results.json": SmallClone.faults,
            "scripts/faults.d/second-series/results.json": SmallClone.drawnFaults,
            "scripts/changes.json": SmallClone.changes,
        ])
    }
}

extension Findings.Change {
    fileprivate static func stub(_ name: String, netLines: Int) -> Self {
        Self(
            change: name,
            part: "a",
            netLines: netLines,
            churn: 9,
            filesTouched: 1,
            netTestLines: 0,
            testChurn: 0,
            onceLines: 0
        )
    }
}
