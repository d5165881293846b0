import Headless
import Scenarios
import Screens
import Shared
import Testing

@testable import AppCommand

@Suite("Every pattern") struct ConformanceTests {
    @Test(arguments: await Story.all, Pattern.allCases)
    func `plays`(story: Story, on pattern: Pattern) async throws {
        let playback = try await Playbacks.of(story, on: pattern)

        #expect(playback.failure == nil)
    }

    @Test(arguments: await Story.all)
    func `leaves the same transcript as the others`(story: Story) async throws {
        let first = try await Playbacks.of(story, on: Pattern.allCases[0])

        for pattern in Pattern.allCases.dropFirst() {
            let playback = try await Playbacks.of(story, on: pattern)
            #expect(playback.transcript == first.transcript)
        }
    }

    @Test(arguments: await Story.all, Pattern.allCases)
    func `leaves the same transcript in another order of simultaneous answers`(
        story: Story,
        on pattern: Pattern
    ) async throws {
        let playback = try await Playbacks.of(story, on: pattern)
        let other = try await story.play(on: pattern, seed: story.testDescription.stableHash)

        #expect(other.failure == nil)
        #expect(other.transcript == playback.transcript)
    }
}

/// The playbacks of each scenario on each pattern, each begun by the test that needs it first.
private enum Playbacks {
    private static var begun: [String: Task<Playback, any Error>] = [:]

    static func of(_ story: Story, on pattern: Pattern) async throws -> Playback {
        let key = "\(story.testDescription) \(pattern.name)"
        if let playback = begun[key] { return try await playback.value }
        let playback = Task { try await story.play(on: pattern) }
        begun[key] = playback
        return try await playback.value
    }
}

/// A built-in scenario, displayed by its name in the list of tests.
nonisolated struct Story: CustomTestStringConvertible {
    @MainActor static let all = BuiltInScenarios.all.map { Story($0) }

    let testDescription: String
    /// The scenario, parsed once for all patterns.
    let scenario: Result<Scenario, ScenarioError>

    @MainActor init(_ builtIn: BuiltInScenario) {
        testDescription = builtIn.name
        scenario = Result { () throws(ScenarioError) in try builtIn.parsed() }
    }

    /// Plays the scenario; `seed` determines the order of simultaneous answers.
    @MainActor func play(on pattern: Pattern, seed: UInt64? = nil) async throws -> Playback {
        let runner = ScenarioRunner(pattern, seed: seed, makeServices: AppServices.forScenarios)
        return try await runner.play(try scenario.get())
    }
}
