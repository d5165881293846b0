import AppCommand
import Scenarios
import Screens
import Testing

@testable import ArchLab
@testable import Tracing

@Suite("The log of a trace") @MainActor struct TraceLogTests {
    @Test(arguments: Pattern.allCases)
    func `has each step as a transcript does, in which typed passwords are masked`(pattern: Pattern) async throws {
        let steps = """
            type "Email" "a@b.cc"
            type "Password" "Secret123"
            + type "Password" "Secret456"
            expect field "Password" "•••••••••"
            tap "Sign up"
            type "Password" "Secret789"
            """
        let log = TraceLog(module: pattern.module)
        let runner = ScenarioRunner(pattern, makeServices: AppServices.forScenarios)

        let scenario = try ScenarioParser.parse(Array(steps.utf8), file: "story.scenario")
        let playback = try await runner.play(scenario, watch: log.note)

        #expect(playback.failure == nil)
        let sources = log.reader.steps.map(\.source)
        #expect(sources.joined(separator: " ") == "(the app starts) " + playback.transcript.joined(separator: " "))
        #expect(!sources.contains { $0.contains("Secret") })
        #expect(sources.contains { $0.contains("a@b.cc") })
    }
}
