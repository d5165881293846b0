import Foundation
import PseudoTerminal
import TestSupport
import Testing

@testable import Course

@Suite("A run of tests") struct TestRunTests {
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
    private static let failing = "M.Suite/`a \"x\" / <y>`()"

    @Test func `is read from Swift Testing's events, with names as they are`() {
        let run = run(["M.Suite/passes(on:)", Self.failing], status: 1)

        #expect(run.passed == ["M.Suite/passes(on:)"])
        #expect(run.failures == [Self.failing: ["n → 2 so"]])
        #expect(run.objection == nil)
        #expect(!run.isGreen)
    }

    @Test func `is of tests whose list may name their places`() {
        let list = "M.Suite/`a / b`()\nM.Suite/same(on:)/SuiteTests.swift:32:6\n"

        TestRun.listed(list).expect(["M.Suite/`a / b`()", "M.Suite/same(on:)"])
    }

    @Test func `is green if every chosen test passes`() {
        #expect(run(["M.Suite/passes(on:)", "N.Suite/other()"], filter: "^M\\.").isGreen)
    }

    @Test func `is red if a listed test did not run, was skipped or was canceled`() {
        let run = run(["M.Suite/passes(on:)", "M.Suite/skipped()", "M.Suite/canceled()", "M.Suite/after()"])

        #expect(run.objection == "3 tests did not run, such as M.Suite/after().")
    }

    @Test func `does not count what a forged report adds`() {
        #expect(run(["M.Suite/other()"]).passed.isEmpty)
    }

    @Test func `is red without its end, without tests, with a wrong status or after its time`() {
        let tests = ["M.Suite/passes(on:)"]

        #expect(run(tests, events: Self.events.dropLast()).objection == "The tests ended early, with status 0.")
        #expect(run([]).objection == "There are no such tests.")
        #expect(run(tests, status: 3).objection == "The tests ended with status 3.")
        #expect(run(tests, isLate: true).objection == "The tests did not end in time.")
    }

    private static func event(
        _ kind: String,
        of test: String,
        _ symbol: String,
        _ text: String
    ) -> String {
        #"{"kind":"event","payload":{"kind":"\#(kind)","#
            + #""testID":"M.Suite/\#(test)/SuiteTests.swift:3:6","#
            + #""messages":[{"symbol":"\#(symbol)","text":"\#(text)"}]},"version":0}"#
    }

    private func run(
        _ listed: [String],
        filter: String = "M",
        events: [String] = events,
        status: Int32 = 0,
        isLate: Bool = false
    ) -> TestRun {
        let outcome = ChildProcess.Outcome(status: status, isLate: isLate)
        return TestRun(outcome, events: events.joined(separator: "\n"), listed: listed, filter: filter)
    }
}
