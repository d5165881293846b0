import Foundation
import TestSupport
import Testing

@testable import Counting

@Suite("A comparison") @MainActor struct ComparisonReportTests {
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
        #expect(report.text.contains("\nPattern A\n\nfeature  files  lines"))
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
        lines: [Int32],
        median: String
    ) throws {
        var findings = Findings()
        findings.changes = lines.enumerated().map { .stub("0\($0)-note", netLines: $1) }

        let report = ComparisonReport(inventory: try clone().inventory(), findings: findings)

        #expect(report.changes.table?.rows.contains(["net lines", "–", median]) == true)
    }

    @Test func `compares only the faults that were made under every pattern that has any`() throws {
        let results = [("01", "a", true), ("01", "b", false), ("02", "a", true), ("03", "b", true)]
        let objects = results.map { "{\"fault\": \"\($0)\", \"pattern\": \"\($1)\", \"tests\": \($2)}" }
        let json = Data("[\(objects.joined(separator: ","))]".utf8)
        let faults = try JSONDecoder().decode([Findings.Fault].self, from: json)

        let caught = CaughtFaults(faults, of: try clone().inventory(of: ["A", "B"]).patterns)

        let tests = caught.checks.first { $0.name == "roles' own tests" }?.shares
        #expect(caught.impossible == ["1/3", "1/3"])
        #expect(tests?.map(\.caught) == [1, 0])
        #expect(tests?.map(\.run) == [1, 1])
    }

    private func clone() throws -> SmallClone {
        try SmallClone([
            "Modules/A/Login/LoginPresenter.swift":
                "protocol View {}\nclass Presenter {\n    weak var view: (any View)?\n}"
        ])
    }
}

extension Findings.Change {
    fileprivate static func stub(_ name: String, netLines: Int32) -> Self {
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
