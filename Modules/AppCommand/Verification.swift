import Headless
import Scenarios
import Screens

/// The results of playing scenarios on patterns.
struct Verification: Encodable {
    private enum CodingKeys: CodingKey {
        case entries, isPassed
    }

    let patterns: [Pattern]
    private(set) var entries: [Entry] = []
    /// Whether every pattern did as expected, and the same as the others.
    private(set) var isPassed = true

    init(patterns: [Pattern]) {
        self.patterns = patterns
    }

    /// Plays `scenario` on each pattern, each time with new data.
    mutating func add(_ scenario: Scenario) async throws {
        var playbacks: [String: Playback] = [:]
        for pattern in patterns {
            let runner = ScenarioRunner(pattern, makeServices: AppServices.forScenarios)
            playbacks[pattern.name] = try await runner.play(scenario)
        }
        let entry = Entry(scenario.name, playbacks, on: patterns)
        entries.append(entry)
        isPassed = isPassed && entry.isPassed
    }
}

extension Verification {
    /// The results of one scenario on every pattern, with a verdict for each pattern.
    ///
    /// Patterns that play the scenario to its end are right. If their transcripts differ, only those that share the
    /// transcript of the majority are right; without a majority, all differ.
    struct Entry: Encodable {
        /// The verdict on a pattern, compared with the others.
        enum Verdict: String, Encodable {
            case ok, failed, differs
        }

        let scenario: String
        /// The playbacks, by pattern name.
        let playbacks: [String: Playback]
        /// The verdicts, by pattern name.
        let verdicts: [String: Verdict]
        /// The pattern that fails or differs while at least two others are right; `nil` if there is none.
        let alone: String?
        /// A sentence about the first line in which two transcripts differ; `nil` if they are equal, or if one ends
        /// early because its pattern failed.
        let difference: String?

        init(_ scenario: String, _ playbacks: [String: Playback], on patterns: [Pattern]) {
            let verdicts = Self.verdicts(on: playbacks)
            let wrong = verdicts.filter { $0.value != .ok }
            self.scenario = scenario
            self.playbacks = playbacks
            self.verdicts = verdicts
            alone = wrong.count == 1 && verdicts.count > 2 ? wrong.first?.key : nil
            let right = patterns.filter { verdicts[$0.name] == .ok }
            difference = Self.difference(between: right + patterns.filter { verdicts[$0.name] != .ok }, in: playbacks)
        }

        var isPassed: Bool { verdicts.values.allSatisfy { $0 == .ok } }

        private static func verdicts(on playbacks: [String: Playback]) -> [String: Verdict] {
            let complete = playbacks.values.filter { $0.failure == nil }.map(\.transcript)
            return playbacks.mapValues { playback in
                guard playback.failure == nil else { return .failed }
                let isShared = complete.count { $0 == playback.transcript } * 2 > complete.count
                return isShared ? .ok : .differs
            }
        }

        /// Compares the first pattern with the others.
        private static func difference(between patterns: [Pattern], in playbacks: [String: Playback]) -> String? {
            guard let first = patterns.first, let expected = playbacks[first.name] else { return nil }
            for other in patterns.dropFirst() {
                guard let found = playbacks[other.name], let line = expected.firstDifference(from: found) else {
                    continue
                }
                return "The transcripts differ in line \(line + 1): “\(expected.line(line))” on \(first.title), "
                    + "“\(found.line(line))” on \(other.title)."
            }
            return nil
        }
    }
}

extension Playback {
    /// Returns the index of the first different line; lines missing after a failure do not count.
    fileprivate func firstDifference(from other: Playback) -> Int? {
        let same = zip(transcript, other.transcript).prefix { $0 == $1 }.count
        let endsEarly = [self, other].contains { $0.failure != nil && $0.transcript.count == same }
        return transcript == other.transcript || endsEarly ? nil : same
    }

    fileprivate func line(_ index: Int) -> String {
        transcript.indices.contains(index) ? transcript[index].trimmingPrefix { $0 == " " }.description : "(end)"
    }
}
