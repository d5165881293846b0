import Headless
import Scenarios
import Shared
import Testing

@testable import ArchDemo

@Suite(.timeLimit(.minutes(4))) struct `Every pattern` {
    @Test(arguments: await Story.all, PatternName.allCases)
    func `plays`(story: Story, on name: PatternName) async throws {
        let playback = try await Playbacks.of(story, on: name)

        #expect(playback.failure == nil)
    }

    @Test(arguments: await Story.all)
    func `leaves the same transcript as the others`(story: Story) async throws {
        let viper = try await Playbacks.of(story, on: .viper)
        let mvp = try await Playbacks.of(story, on: .mvp)
        let mvvmC = try await Playbacks.of(story, on: .mvvmC)

        #expect(viper.transcript == mvp.transcript)
        #expect(mvp.transcript == mvvmC.transcript)
    }

    @Test(arguments: await Story.all, PatternName.allCases)
    func `leaves the same transcript in another order of simultaneous answers`(
        story: Story,
        on name: PatternName
    ) async throws {
        let playback = try await Playbacks.of(story, on: name)
        let other = try await story.play(on: name, seed: story.testDescription.stableHash)

        #expect(other.failure == nil)
        #expect(other.transcript == playback.transcript)
    }
}

/// The playbacks of each scenario on each pattern, each begun by the test that needs it first.
private enum Playbacks {
    private static var begun: [String: Task<Playback, any Error>] = [:]

    static func of(_ story: Story, on name: PatternName) async throws -> Playback {
        let key = "\(story.testDescription) \(name.rawValue)"
        if let playback = begun[key] { return try await playback.value }
        let playback = Task { try await story.play(on: name) }
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
    @MainActor func play(on name: PatternName, seed: UInt64? = nil) async throws -> Playback {
        let runner = ScenarioRunner(name.pattern, seed: seed, makeServices: AppServices.forScenarios)
        return try await runner.play(try scenario.get())
    }
}
