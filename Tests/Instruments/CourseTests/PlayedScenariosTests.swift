import PseudoTerminal
import Testing

@testable import Course

@Suite("Played scenarios") struct PlayedScenariosTests {
    private static let report = """
        {"entries":[
        {"playbacks":{"mvp":{"transcript":[]}},"scenario":"good","verdicts":{"mvp":"ok"}},
        {"playbacks":{"mvp":{"failure":{"file":"bad.scenario","line":3,"message":"No button.","screen":[]},
        "transcript":[]}},"scenario":"bad","verdicts":{"mvp":"failed"}},
        {"playbacks":{},"scenario":"unplayed","verdicts":{}}],"isPassed":false}
        """

    @Test func `are read from the report of verify`() {
        let played = PlayedScenarios(outcome(Self.report, status: 1))

        #expect(played.passed == ["good"])
        #expect(played.failures == ["bad": "line 3 on mvp: No button.", "unplayed": "failed"])
        #expect(played.objection == nil)
    }

    @Test func `do not count if the program contradicts its report, ends early or late`() {
        #expect(PlayedScenarios(outcome(Self.report, status: 0)).objection == "The app ended with status 0.")
        #expect(PlayedScenarios(outcome(Self.report, status: 0)).passed.isEmpty)
        #expect(PlayedScenarios(outcome("", status: 132)).objection == "The app ended early.")
        #expect(PlayedScenarios(outcome("{}", status: 137, isLate: true)).objection == "The app did not end in time.")
    }

    private func outcome(_ output: String, status: Int32, isLate: Bool = false) -> ChildProcess.Outcome {
        ChildProcess.Outcome(status: status, output: output, isLate: isLate)
    }
}
