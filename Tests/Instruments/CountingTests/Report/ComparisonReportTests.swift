import Foundation
import Testing

@testable import Counting

@Suite("A comparison") struct ComparisonReportTests {
    @Test(arguments: ["comparison", "comparison-page"])
    func `matches the golden file`(name: String) throws {
        let report = try report()
        let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden/\(name).txt")
        let expected = try String(contentsOf: golden, encoding: .utf8)

        let text = name == "comparison" ? report.text : report.markdown

        #expect(text == expected)
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

    @Test(arguments: [("note", ["", "chosen changes", "note"]), ("01-note", ["01-note", "median"])])
    func `has rows only of the kinds of changes that were made`(name: String, rows: [String]) throws {
        var findings = Findings()
        findings.changes = [
            Findings.Change(
                change: name,
                part: "a",
                filesTouched: 1,
                filesAdded: 0,
                netLines: 1,
                onceLines: 0,
                testFilesTouched: 0,
                netTestLines: 0
            )
        ]

        let report = ComparisonReport(inventory: try clone().inventory(), findings: findings)

        #expect(report.changes.table?.rows.map(\.first) == rows)
    }

    private func report() throws -> ComparisonReport {
        let clone = try clone()
        return ComparisonReport(inventory: try clone.inventory(of: ["A", "B"]), findings: try Findings(in: clone.url))
    }

    private func clone() throws -> SmallClone {
        try SmallClone([
            "Modules/A/Login/Contract.swift": "protocol View {}",
            "Modules/A/Login/Presenter.swift": "class Presenter {\n    weak var view: (any View)?\n}",
            "Modules/B/Login/Controller.swift": "class Controller {}\nlet answer = { [weak self] in 42 }",
            "Modules/Shared/Text/Words.swift": "enum Words {}",
            "Modules/Shared/Presentation/Mark.swift": "enum Mark {}",
            "docs/instruments/traces/counts.json": SmallClone.counts,
            "docs/screens.json": SmallClone.screens,
            "docs/formatted.json": SmallClone.formatted,
            "scripts/faults.d/results.json": SmallClone.faults,
            "scripts/faults.d/second-series/results.json": SmallClone.drawnFaults,
            "scripts/changes.d/results.json": SmallClone.changes,
            "Tests/ATests/Login/PresenterTests.swift": "@Test func a() {}\nclass ViewSpy {}",
        ])
    }
}
