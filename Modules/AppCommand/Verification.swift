import Headless
import Scenarios
import Screens

/// The results of playing scenarios on patterns.
struct Verification: Encodable {
    private enum CodingKeys: CodingKey {
        case entries, isPassed
    }

    let patterns: [Pattern]
    private let keepsTranscripts: Bool
    private(set) var entries: [Entry] = []
    /// Whether every pattern did as expected, and the same as the others.
    private(set) var isPassed = true

    /// Creates a verification without scenarios; unless it keeps the transcripts, it forgets those of a scenario once
    /// they are compared.
    init(patterns: [Pattern], keepsTranscripts: Bool = true) {
        self.patterns = patterns
        self.keepsTranscripts = keepsTranscripts
    }

    /// Plays `scenario` on each pattern, each time with new data.
    mutating func add(_ scenario: Scenario) async throws {
        var playbacks: [String: Playback] = [:]
        var first = Transcript()
        for pattern in patterns {
            var transcript = Transcript(following: first.lines)
            let runner = ScenarioRunner(pattern, makeServices: AppServices.forScenarios)
            let failure = try await runner.play(scenario) { transcript.append($0) }
            playbacks[pattern.name] = Playback(transcript: transcript.lines, failure: failure)
            if first.lines.isEmpty { first = transcript }
        }
        var entry = Entry(scenario.name, playbacks, on: patterns)
        if !keepsTranscripts { entry.forgetTranscripts() }
        entries.append(entry)
        isPassed = isPassed && entry.isPassed
    }
}

/// A transcript that shares memory with another one for as long as both are equal, and has each line only once.
private struct Transcript {
    private let model: [String]
    /// The number of lines that are equal to those of the model; all until `own` has lines.
    private var equalCount = 0
    /// All lines, if they differ from the model's.
    private var own: [String] = []
    private var known: Set<String> = []

    init(following model: [String] = []) {
        self.model = model
    }

    var lines: [String] {
        if !own.isEmpty { return own }
        return equalCount == model.count ? model : Array(model[..<equalCount])
    }

    mutating func append(_ lines: [String]) {
        for line in lines {
            if own.isEmpty, equalCount < model.count, model[equalCount] == line {
                equalCount += 1
            } else {
                if own.isEmpty { own = Array(model[..<equalCount]) }
                own.append(known.insert(line).memberAfterInsert)
            }
        }
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
        private(set) var playbacks: [String: Playback]
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

        fileprivate mutating func forgetTranscripts() {
            playbacks = playbacks.mapValues { Playback(transcript: [], failure: $0.failure) }
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
        guard transcript != other.transcript else { return nil }
        let shorter = min(transcript.count, other.transcript.count)
        let same = (0..<shorter).first { transcript[$0] != other.transcript[$0] } ?? shorter
        let endsEarly = [self, other].contains { $0.failure != nil && $0.transcript.count == same }
        return endsEarly ? nil : same
    }

    fileprivate func line(_ index: Int) -> String {
        transcript.indices.contains(index) ? transcript[index].trimmingPrefix { $0 == " " }.description : "(end)"
    }
}
