import Foundation
import TestSupport
import Testing

@testable import Counting

@Suite("The plots of a comparison") struct PlotsTests {
    @Test(arguments: ["lines", "faults", "monkey", "changes"])
    func `match the golden files, which WRITE_PLOTS=1 writes`(name: String) throws {
        let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden/\(name).svg")
        let svg = try svg(name)

        if ProcessInfo.processInfo.environment["WRITE_PLOTS"] != nil {
            try svg.write(to: golden, atomically: true, encoding: .utf8)
        }

        #expect(try String(contentsOf: golden, encoding: .utf8) == svg)
    }

    @Test(arguments: ["lines", "faults", "monkey", "changes"])
    func `escape each text and have no script and no external reference`(name: String) throws {
        let svg = try svg(name)

        #expect(svg.contains("A &amp; Co"))
        #expect(!svg.contains("A & Co"))
        #expect(!svg.contains("<a>"))
        #expect(!svg.contains(/<script| on[a-z]+=|href|@import|url\([^#]/))
        #expect(svg.matches(of: /https?:/).count == 1)
    }

    @Test func `draw no kind of change that was not made, and a change that adds no line`() throws {
        let change = Findings.Change(
            change: "note",
            part: "a",
            filesTouched: 1,
            filesAdded: 0,
            netLines: 0,
            onceLines: 0,
            testFilesTouched: 0,
            netTestLines: 0
        )

        let plot = ChangesPlot(patterns: try report().inventory.patterns, changes: [change])

        let texts = plot.svg.matches(of: /b" [^>]*>([^<]+)</).map { String($0.1) }
        texts.expect(["Net lines of chosen changes, likewise, on a scale of their own", "note"])
    }

    @Test func `without results are those of the code`() throws {
        let report = ComparisonReport(inventory: try report().inventory, findings: Findings())

        report.plots.map(\.name).expect(["lines.svg"])
    }

    private func svg(_ name: String) throws -> String {
        try #require(try report().plots.first { $0.name == "\(name).svg" }?.svg)
    }

    /// A baseline and two patterns, one of which has no faults.
    private func report() throws -> ComparisonReport {
        let clone = try SmallClone([
            "Modules/A/Login/LoginViewController.swift": "let a = 1\nlet b = 2\nlet c = 3",
            "Modules/A/Photo/PhotoViewController.swift": "let a = 1",
            "Modules/B/Login/LoginViewController.swift": "let a = 1",
            "Modules/B/Login/LoginPresenter.swift": "let b = 2",
            "Modules/B/Binding/Binding.swift": "let a = 1\nlet b = 2\nlet c = 3",
            "Modules/C/Login/View.swift": "let a = 1",
            "Modules/C/Photo/View.swift": "let a = 1",
            "Tests/BTests/Login/ViewTests.swift": "",
            "Tests/CTests/Login/ViewTests.swift": "",
            "scripts/faults.d/results.json": """
            [
                {"fault": "01-<a>", "pattern": "a", "compiler": true},
                {"fault": "02-b", "pattern": "b", "compiler": false, "tests": true, "leaks": false}
            ]
            """,
            "scripts/faults.d/first-record.json": """
            [
                {"fault": "01-<a>", "pattern": "a", "compiler": false, "tests": false, "leaks": false,
                 "scenarios": false, "monkey": false},
                {"fault": "02-b", "pattern": "b", "compiler": false, "tests": true, "leaks": false,
                 "scenarios": false, "rules": false}
            ]
            """,
            "scripts/faults.d/second-series/results.json": """
            [{"fault": "03-c", "pattern": "b", "monkey": true}]
            """,
            "scripts/faults.d/monkey.json": """
            [
                {"fault": "01-<a>", "pattern": "a", "steps": [1, 40, 300, null]},
                {"fault": "02-b", "pattern": "a", "steps": [9, 9, 9, 9]},
                {"fault": "02-b", "pattern": "b", "steps": [20000, null, null, null]}
            ]
            """,
            "scripts/faults.d/second-series/monkey.json": """
            [{"fault": "03-c", "pattern": "b", "steps": [0, 12, 345, 6789]}]
            """,
            "scripts/changes.d/results.json": SmallClone.changes,
        ])
        let patterns = [("a", "A & Co", "A"), ("b", "B", "B"), ("c", "C", "C")].map(ComparedPattern.init)
        return ComparisonReport(
            inventory: try Inventory(of: patterns, in: clone.url),
            findings: try Findings(in: clone.url)
        )
    }
}
