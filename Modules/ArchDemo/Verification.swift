import Headless
import Scenarios
import Screens

/// What came of playing scenarios on patterns.
struct Verification: Encodable {
    /// One scenario, played on every pattern.
    struct Entry: Encodable {
        let scenario: String
        /// What came of it, by the pattern's name.
        let playbacks: [String: Playback]
        /// The first line in which two transcripts differ, in a sentence; nothing where they are the same.
        let difference: String?

        var isPassed: Bool { difference == nil && playbacks.values.allSatisfy { $0.failure == nil } }
    }

    private enum CodingKeys: CodingKey {
        case entries, isPassed
    }

    let patterns: [Pattern]
    private(set) var entries: [Entry] = []

    init(patterns: [Pattern]) {
        self.patterns = patterns
    }

    var isPassed: Bool { entries.allSatisfy(\.isPassed) }

    /// Plays `scenario` on each pattern, each time from new data.
    mutating func add(_ scenario: Scenario) async throws {
        var playbacks: [String: Playback] = [:]
        for pattern in patterns {
            let runner = ScenarioRunner(pattern, makeServices: World.forScenarios)
            playbacks[pattern.name] = try await runner.play(scenario)
        }
        entries.append(
            Entry(scenario: scenario.name, playbacks: playbacks, difference: difference(between: playbacks))
        )
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(entries, forKey: .entries)
        try container.encode(isPassed, forKey: .isPassed)
    }

    private func difference(between playbacks: [String: Playback]) -> String? {
        guard let first = patterns.first, let expected = playbacks[first.name]?.transcript else { return nil }
        for other in patterns.dropFirst() {
            guard let found = playbacks[other.name]?.transcript, found != expected else { continue }
            let line = zip(expected, found).prefix { $0 == $1 }.count
            return "The transcripts differ in line \(line + 1): "
                + "“\(expected[safely: line])” on \(first.title), “\(found[safely: line])” on \(other.title)."
        }
        return nil
    }
}

extension [String] {
    fileprivate subscript(safely index: Int) -> String {
        indices.contains(index) ? self[index].trimmingPrefix { $0 == " " }.description : "nothing more"
    }
}
