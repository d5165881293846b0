import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("A run of tests") struct OutcomeTests {
    private static let report = """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="TestResults" errors="0" tests="3" failures="1" skipped="1" time="0.03">
            <testcase classname="M.`A <suite> & "it"`" name="`fails "x" & <y>`()" time="0.01" >
              <failure message="Expectation failed: (n &#8594; 2) == 1 (error): why&#10;so" />
            </testcase>
            <testcase classname="M.Suite" name="skipped()" >
              <skipped>no</skipped>
            </testcase>
            <testcase classname="M.Suite" name="passes(on:)" time="0.03" />
          </testsuite>
        </testsuites>
        """
    private static let failing = "M.`A <suite> & \"it\"`/`fails \"x\" & <y>`()"

    @Test func `is read from Swift Testing's report, with names as they are`() {
        let run = run(["M.Suite/passes(on:)", Self.failing], status: 1)

        #expect(run.passed == ["M.Suite/passes(on:)"])
        #expect(run.failures == [Self.failing: ["Expectation failed: (n → 2) == 1 (error): why so"]])
        #expect(run.objection == nil)
        #expect(!run.isGreen)
    }

    @Test func `is of tests whose list may name their places`() {
        let list = "M.Suite/`a / b`()\nM.Suite/same(on:)/SuiteTests.swift:32:6\n"

        #expect(TestRun.listed(list) == ["M.Suite/`a / b`()", "M.Suite/same(on:)"])
    }

    @Test func `is green if every chosen test passes`() {
        #expect(run(["M.Suite/passes(on:)", "N.Suite/other()"], filter: "^M\\.").isGreen)
    }

    @Test func `is red if a test that is listed did not run or was skipped`() {
        let run = run(["M.Suite/passes(on:)", "M.Suite/skipped()", "M.Suite/after()"])

        #expect(run.objection == "2 tests did not run, such as M.Suite/after().")
    }

    @Test func `does not count what a forged report adds`() {
        #expect(run(["M.Suite/other()"]).passed.isEmpty)
    }

    @Test func `is red without a report, without tests, with a wrong status or after its time`() {
        let tests = ["M.Suite/passes(on:)"]

        #expect(run(tests, report: nil, status: 0).objection == "The tests ended early, with status 0.")
        #expect(run([]).objection == "There are no such tests.")
        #expect(run(tests, status: 3).objection == "The tests ended with status 3.")
        #expect(run(tests, isLate: true).objection == "The tests did not end in time.")
    }

    private func run(
        _ listed: [String],
        filter: String = "M",
        report: String? = report,
        status: Int32 = 0,
        isLate: Bool = false
    ) -> TestRun {
        let outcome = Runner.Outcome(status: status, output: "", messages: "", isLate: isLate)
        return TestRun(outcome, report: report, listed: listed, filter: filter)
    }
}

@Suite("Played scenarios") struct PlayedScenariosTests {
    private static let report = """
        {"entries":[
        {"playbacks":{"mvp":{"transcript":[]}},"scenario":"good","verdicts":{"mvp":"ok"}},
        {"playbacks":{"mvp":{"failure":{"file":"bad.scenario","line":3,"message":"No button.","screen":[]},
        "transcript":[]}},"scenario":"bad","verdicts":{"mvp":"failed"}}],"isPassed":false}
        """

    @Test func `are read from the report of verify`() {
        let played = PlayedScenarios(outcome(Self.report, status: 1))

        #expect(played.passed == ["good"])
        #expect(played.failures == ["bad": "line 3: No button."])
        #expect(played.objection == nil)
    }

    @Test func `do not count if the program contradicts its report, ends early or late`() {
        #expect(PlayedScenarios(outcome(Self.report, status: 0)).objection == "The app ended with status 0.")
        #expect(PlayedScenarios(outcome(Self.report, status: 0)).passed == [])
        #expect(PlayedScenarios(outcome("", status: 132)).objection == "The app ended early.")
        #expect(PlayedScenarios(outcome("{}", status: 137, isLate: true)).objection == "The app did not end in time.")
    }

    private func outcome(_ output: String, status: Int32, isLate: Bool = false) -> Runner.Outcome {
        Runner.Outcome(status: status, output: output, messages: "", isLate: isLate)
    }
}

@Suite("A limited program") struct RunnerTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test func `returns its status, output and messages`() throws {
        let outcome = try runner.run(["sh", "-c", "echo out; echo err >&2; exit 3"], seconds: 60, megabytes: 1)

        #expect([outcome.output, outcome.messages] == ["out\n", "err\n"])
        #expect(outcome.status == 3)
        #expect(!outcome.isLate)
    }

    @Test func `is ended with its children when its time is over`() throws {
        let outcome = try runner.run(["sh", "-c", "tail -f /dev/null & tail -f /dev/null"], seconds: 0, megabytes: 1)

        #expect(outcome.isLate)
        #expect(outcome.status == 128 + SIGKILL)
    }

    @Test func `is ended when it prints too much`() throws {
        let outcome = try runner.run(["cat", "/dev/zero"], seconds: 60, megabytes: 1)

        #expect(outcome.output.utf8.count == 1 << 20)
        #expect(outcome.status == 128 + SIGXFSZ)
    }

    @Test func `is started by the sandbox, which gets its mode and folder`() throws {
        let echo = Runner(sandbox: "/bin/echo", work: directory.url)

        let outcome = try echo.run(["swift", "build"], as: .hidden, seconds: 60, megabytes: 1)

        #expect(outcome.output == "hidden \(directory.url.path) swift build\n")
    }

    private var runner: Runner { Runner(sandbox: nil, work: directory.url) }
}
