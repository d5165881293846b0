import Headless
import Scenarios
import Shared
import Testing

@testable import ArchDemo

@Suite(.serialized, .timeLimit(.minutes(5))) struct `Every pattern` {
    @Test(arguments: await Story.all, PatternName.allCases)
    func `plays`(story: Story, on name: PatternName) async throws {
        let runner = ScenarioRunner(name.pattern, makeServices: World.forScenarios)

        let playback = try await runner.play(try story.builtIn.parsed())

        #expect(playback.failure == nil)
    }

    @Test(arguments: await Story.all)
    func `leaves the transcript that the others leave`(story: Story) async throws {
        var verification = Verification(patterns: PatternName.allCases.map(\.pattern))

        try await verification.add(try story.builtIn.parsed())

        #expect(verification.entries.map(\.difference) == [nil])
        #expect(verification.isPassed)
    }
}

/// A built-in scenario that a list of tests shows by its name.
struct Story: CustomTestStringConvertible {
    static let all = BuiltInScenarios.all.map(Story.init)

    let builtIn: BuiltInScenario
    nonisolated var testDescription: String { builtIn.name }
}
