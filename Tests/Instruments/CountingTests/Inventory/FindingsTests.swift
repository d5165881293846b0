import Foundation
import Testing

@testable import Counting

@Suite("What other scripts found") struct FindingsTests {
    @Test func `is nil without a file`() throws {
        #expect(try Findings(in: SmallClone([:]).url) == Findings())
    }

    @Test func `is read from the files of the scripts`() throws {
        let clone = try SmallClone([
            "docs/instruments/traces/counts.json": SmallClone.counts,
            "docs/screens.json": SmallClone.screens,
            "docs/formatted.json": SmallClone.formatted,
            "scripts/faults.d/results.json": SmallClone.faults,
            "scripts/faults.d/second-series/results.json": SmallClone.drawnFaults,
            "scripts/faults.d/first-record.json": SmallClone.faults,
            "scripts/faults.d/monkey.json": SmallClone.monkeyRuns,
            "scripts/faults.d/second-series/monkey.json": SmallClone.monkeyRuns,
            "scripts/changes.d/results.json": SmallClone.changes,
        ])

        let findings = try Findings(in: clone.url)

        #expect(findings.actions?.first?.counts.first?.messages == 7)
        #expect(findings.screens?.map(\.parts) == [3, 4])
        #expect(findings.faults?.map(\.tests) == [true, false])
        #expect(findings.faults?.map(\.scenarios) == [nil, nil])
        #expect(findings.changes?.map(\.netLines) == [16, -3, -1, 4])
        #expect(findings.changes?.map(\.isDrawn) == [false, false, true, true])
        #expect(findings.firstFaults?.map(\.leaks) == [true, nil])
        #expect(findings.formatted?.map(\.lines) == [5, 7])
        #expect(findings.drawnFaults?.map(\.leaks) == [false])
        #expect(findings.monkeyRuns?.map(\.steps) == [[17, nil]])
        #expect(findings.drawnMonkeyRuns == findings.monkeyRuns)
    }

    @Test(arguments: [
        ("scripts/faults.d/results.json", "[{}]"),
        ("scripts/faults.d/monkey.json", #"[{"fault": "01", "pattern": "a", "steps": [9223372036854775807]}]"#),
    ])
    func `that cannot be decoded, or has numbers too large to calculate with, throws the path of the file`(
        path: String,
        text: String
    ) throws {
        let clone = try SmallClone([path: text])

        let error = #expect(throws: SourceTreeError.self) { try Findings(in: clone.url) }

        let reason = "Not a result of this project’s scripts"
        #expect(error == .unreadableFile(path: "\(clone.url.path)/\(path)", reason: reason))
    }

    @Test func `that is a pipe is not waited for`() throws {
        let clone = try SmallClone(["docs/other.json": ""])
        let path = clone.url.path + "/docs/screens.json"
        try #require(mkfifo(path, 0o600) == 0)

        let error = #expect(throws: SourceTreeError.self) { try Findings(in: clone.url) }

        #expect(error == .unreadableFile(path: path, reason: "Not a regular file"))
    }
}

extension SmallClone {
    static let counts = """
        [{"heading": "Log in", "scenario": "log-in", "step": 3, "counts": [
            {"answers":5,"functions":63,"messages":7,"own":6,"pattern":"a","services":4,"turns":1}
        ]}]
        """

    static let screens = """
        [
            {"parts":3,"pattern":"a","screen":"Log in"},
            {"parts":4,"pattern":"a","screen":"Photo"}
        ]
        """

    static let faults = """
        [
            {"fault": "01", "pattern": "a", "compiler": false, "tests": true, "leaks": true, "scenarios": null,
             "monkey": true, "rules": true},
            {"fault": "02", "pattern": "a", "compiler": false, "tests": false, "leaks": null, "rules": true}
        ]
        """

    static let formatted = """
        [
            {"columns": 80, "lines": 5, "pattern": "a"},
            {"columns": 80, "lines": 7, "pattern": "b"}
        ]
        """

    static let drawnFaults = """
        [
            {"fault": "01", "pattern": "a", "compiler": false, "tests": true, "leaks": false, "scenarios": true,
             "monkey": true, "rules": true}
        ]
        """

    static let monkeyRuns = """
        [
            {"fault": "01", "pattern": "a", "steps": [17, null]}
        ]
        """

    static let changes = """
        [
            {"change": "note", "part": "a", "filesTouched": 3, "filesAdded": 1, "netLines": 16, "onceLines": 12,
             "testFilesTouched": 2, "netTestLines": 31},
            {"change": "note", "part": "shared", "filesTouched": 4, "filesAdded": 0, "netLines": -3, "onceLines": 0,
             "testFilesTouched": 0, "netTestLines": 0},
            {"change": "02-<b>", "part": "a", "filesTouched": 1, "filesAdded": 0, "netLines": -1, "onceLines": 0,
             "testFilesTouched": 1, "netTestLines": 5},
            {"change": "01-c", "part": "a", "filesTouched": 3, "filesAdded": 0, "netLines": 4, "onceLines": 0,
             "testFilesTouched": 1, "netTestLines": 7}
        ]
        """
}
