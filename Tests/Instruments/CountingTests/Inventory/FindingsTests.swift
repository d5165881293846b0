import Foundation
import Testing

@testable import Counting

@Suite struct `What other scripts found` {
    @Test func `is nil without a file`() throws {
        #expect(try Findings(in: SmallClone([:]).url) == Findings())
    }

    @Test func `is read from the files of the scripts`() throws {
        let clone = try SmallClone([
            "docs/instruments/traces/counts.json": SmallClone.counts,
            "docs/screens.json": SmallClone.screens,
            "docs/formatted.json": SmallClone.formatted,
            "docs/instruments/faults/results.json": SmallClone.faults,
            "docs/instruments/faults/second-series/results.json": SmallClone.drawnFaults,
            "docs/instruments/faults/first-record.json": SmallClone.faults,
            "docs/instruments/faults/monkey.json": SmallClone.monkeyRuns,
            "docs/instruments/faults/second-series/monkey.json": SmallClone.monkeyRuns,
            "docs/changes/results.json": SmallClone.changes,
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

    @Test func `that cannot be decoded throws the path of the file`() throws {
        let clone = try SmallClone(["docs/instruments/faults/results.json": "[{}]"])

        #expect(throws: SourceTreeError.unreadable(path: clone.url.path + "/docs/instruments/faults/results.json")) {
            try Findings(in: clone.url)
        }
    }
}

extension SmallClone {
    static let counts = """
        [{"page": "log-in", "heading": "Log in", "counts": [
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
