import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("A student's scenario") struct ScenarioTests {
    @Test(arguments: [
        (false, true, Finding.passed("mine fails on the start, and passes on your program.")),
        (true, true, failed("mine: It does not fail on the start.")),
        (false, false, failed("mine: line 3 on mvp: No button.")),
    ])
    func `has to fail on the start, and to pass on the program`(start: Bool, program: Bool, finding: Finding) throws {
        #expect(try check(["mine": "back"], start: start, program: program) == finding)
    }

    @Test func `has at most twelve steps, without comments, options and empty lines`() throws {
        let lines = ["# A comment.", "option latency 2", "", "back", "  + back"] + Array(repeating: "back", count: 10)
        let scenario = lines.joined(separator: "\n")

        #expect(try check(["mine": scenario]) == .passed("mine fails on the start, and passes on your program."))
        #expect(try check(["mine": scenario + "\nback"]) == Self.failed("mine: It has 13 steps, more than 12."))
    }

    @Test func `that does not count does no harm to another`() throws {
        let finding = try check(["long": String(repeating: "back\n", count: 13), "mine": "back"])

        #expect(finding == .passed("mine fails on the start, and passes on your program."))
    }

    @Test func `has to fail, not to end the start early`() throws {
        #expect(try check(["mine": "back"], start: nil) == Self.failed("mine: It does not fail on the start."))
    }

    @Test func `has to be there`() throws {
        #expect(try check([:]) == .failed("You have written no scenario."))
    }

    private static func failed(_ detail: String) -> Finding {
        .failed("None of your scenarios fails on the start, and passes on your program.", [detail])
    }

    /// Checks scenarios on two apps that print a report of one scenario, `mine`, which passes or not.
    private func check(_ scenarios: [String: String], start: Bool? = false, program: Bool = true) throws -> Finding {
        let clone = try Clone()
        let workspace = try clone.workspace()
        try writeApp(in: workspace.runner.work, passes: program)
        try writeApp(in: workspace.cache.appending(path: "start"), passes: start ?? true, endsEarly: start == nil)
        let files = scenarios.map { ("Modules/List/\($0).scenario", Data($1.utf8)) }
        let submission = Submission(files: Dictionary(uniqueKeysWithValues: files))
        return try withExtendedLifetime(clone) {
            try Checks(workspace: workspace, submission: submission, start: Submission()).scenario()
        }
    }

    private func writeApp(in folder: URL, passes: Bool, endsEarly: Bool = false) throws {
        let failure = #"{"file": "mine.scenario", "line": 3, "message": "No button.", "screen": []}"#
        let playback = passes ? "" : #""mvp": {"failure": \#(failure), "transcript": []}"#
        let verdict = passes ? "ok" : "failed"
        let entry = #"{"scenario": "mine", "verdicts": {"mvp": "\#(verdict)"}, "playbacks": {\#(playback)}}"#
        let early = endsEarly ? "exit 132\n" : ""
        let app = "#!/bin/sh\n\(early)echo '{\"entries\": [\(entry)]}'\nexit \(passes ? 0 : 1)\n"
        try folder.write("build/debug/arch-demo", app)
        try folder.write("tree/Package.swift", "")
        try Shell.run(["chmod", "+x", folder.appending(path: "build/debug/arch-demo").path])
    }
}
