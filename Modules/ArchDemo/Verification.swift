import Headless
import Scenarios
import Screens

/// The results of playing scenarios on patterns.
struct Verification: Encodable {
    private enum CodingKeys: CodingKey {
        case entries, isPassed
    }

    let patterns: [Pattern]
    private(set) var entries: [VerificationEntry] = []

    init(patterns: [Pattern]) {
        self.patterns = patterns
    }

    var isPassed: Bool { entries.allSatisfy(\.isPassed) }

    /// Plays `scenario` on each pattern, each time with new data.
    mutating func add(_ scenario: Scenario) async throws {
        var playbacks: [String: Playback] = [:]
        for pattern in patterns {
            let runner = ScenarioRunner(pattern, makeServices: AppServices.forScenarios)
            playbacks[pattern.name] = try await runner.play(scenario)
        }
        entries.append(VerificationEntry(scenario.name, playbacks, on: patterns))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(entries, forKey: .entries)
        try container.encode(isPassed, forKey: .isPassed)
    }
}
