import Foundation
import TestSupport
import TestTools
import Testing

@testable import Course

@Suite("A run of tests") struct TestRunTests {
    private static let failing = "M.Suite/`a \"x\" / <y>`()"
    private static let events = [
        #"{"kind":"test","payload":{"id":"M.Suite","kind":"suite","name":"Suite"},"version":0}"#,
        event("testSkipped", of: "skipped()", "skip", "Skipped."),
        event("issueRecorded", of: "passes(on:)", "passWithKnownIssue", "Known."),
        event("testEnded", of: "passes(on:)", "passWithKnownIssue", "Passed."),
        event("testEnded", of: "canceled()", "skip", "Canceled."),
        event("issueRecorded", of: #"`a \"x\" / <y>`()"#, "fail", #"n → 2\nso"#),
        event("testEnded", of: #"`a \"x\" / <y>`()"#, "fail", "Failed."),
        #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}"#,
    ]

    @Test func `is read from Swift Testing's events, with names as they are`() {
        let run = run(["M.Suite/passes(on:)", Self.failing], 1)

        #expect(run.passed == ["M.Suite/passes(on:)"])
        #expect(run.failures == [Self.failing: ["n → 2 so"]])
        #expect(run.objection == nil && !run.isGreen)
        TestRun.listed("M.Suite/`a / b`()\nM.Suite/same(on:)/SuiteTests.swift:32:6\n").expect([
            "M.Suite/`a / b`()", "M.Suite/same(on:)",
        ])
    }

    @Test func `is green if every chosen test passes, and red without its end, with a wrong status or after its time`()
    {
        let tests = ["M.Suite/passes(on:)", "N.Suite/other()"]

        #expect(run(tests).isGreen)
        #expect(run(tests, events: 7).objection == "The tests ended early, with status 0.")
        #expect(run([]).objection == "No test has a name like “^M.”.")
        #expect(run(tests, 3).objection == "The tests ended with status 3.")
        #expect(run(tests, isLate: true).objection == "The tests did not end in time.")
        let unseen = ["M.Suite/skipped()", "M.Suite/canceled()", "M.Suite/after()"]
        #expect(run(tests + unseen).objection == "3 tests did not run, such as M.Suite/after().")
    }

    private static func event(_ kind: String, of test: String, _ symbol: String, _ text: String) -> String {
        #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"M.Suite/\#(test)/SuiteTests.swift:3:6","#
            + #""messages":[{"symbol":"\#(symbol)","text":"\#(text)"}]},"version":0}"#
    }

    private func run(_ listed: [String], _ status: Int32 = 0, isLate: Bool = false, events: Int = 8) -> TestRun {
        let outcome = ChildProcess.Outcome(status: status, isLate: isLate)
        let events = Self.events.prefix(events).joined(separator: "\n")
        return TestRun(outcome, events: events, listed: listed, filter: "^M\\.")
    }
}

@Suite("The program of a submission") struct ProgramTests {
    private let clone: Clone

    init() throws {
        clone = try Clone()
    }

    @Test func `sees in a run nothing that the runs before left`() throws {
        let workspace = try clone.workspace()
        let (out, report) = (workspace.runner.out, workspace.runner.out.appending(path: "tests.jsonl"))
        try workspace.clear()
        _ = try workspace.runTests("ListTests", of: [])
        try Shell.run(["chmod", "777", report.path])
        try out.write("count", "1")

        _ = try workspace.runTests("ListTests", of: [])

        try FileManager.default.contentsOfDirectory(atPath: out.path).expect(["tests.jsonl"])
        #expect(!FileManager.default.isExecutableFile(atPath: report.path))
    }

    @Test func `has limits of time and output, and gets only the variables that find programs`() throws {
        let runner = Runner(sandbox: nil, work: clone.directory.url)

        let flood = try runner.run(["cat", "/dev/zero"])
        let seconds = try runner.run(["sh", "-c", "ulimit -t"]).output
        let names = try runner.run(["sh", "-c", "env | cut -d = -f 1"]).output

        #expect(flood.status == 128 + SIGXFSZ)
        #expect(seconds == "60\n")
        #expect(Set(names.split(separator: "\n")).isSubset(of: ["HOME", "LANG", "OLDPWD", "PATH", "PWD", "TMPDIR"]))
    }

    @Test func `gets no points for scenarios if it contradicts its report, ends early or late`() {
        func objection(_ status: Int32, _ output: String, isLate: Bool = false) -> String? {
            PlayedScenarios(ChildProcess.Outcome(status: status, output: output, isLate: isLate)).failure(of: "a")
        }

        #expect(objection(1, #"{"entries":[]}"#) == "The app ended with status 1.")
        #expect(objection(132, "") == "The app ended early.")
        #expect(objection(137, "{}", isLate: true) == "The app did not end in time.")
    }
}
