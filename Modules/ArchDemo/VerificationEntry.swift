import Headless
import Scenarios
import Screens

/// The results of one scenario on every pattern, with a verdict for each pattern.
///
/// A pattern that plays the scenario to its end is right. If several do and their transcripts differ, those are right
/// whose transcript more than half of them share; if there is no such majority, all differ.
struct VerificationEntry: Encodable {
    /// The verdict on a pattern, in comparison with the others.
    enum Verdict: String, Encodable {
        case ok, failed, differs
    }

    let scenario: String
    /// The playbacks, by the pattern's name.
    let playbacks: [String: Playback]
    /// The verdicts, by the pattern's name.
    let verdicts: [String: Verdict]
    /// The name of the pattern that failed or differs while at least two others agree and are right.
    let alone: String?
    /// One sentence about the first line in which two transcripts differ; `nil` if they are equal, or one ends early
    /// because its pattern failed.
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

    /// Compares the first pattern with each other one.
    private static func difference(between patterns: [Pattern], in playbacks: [String: Playback]) -> String? {
        guard let first = patterns.first, let expected = playbacks[first.name] else { return nil }
        for other in patterns.dropFirst() {
            guard let found = playbacks[other.name], let line = expected.firstDifference(from: found) else { continue }
            return "The transcripts differ in line \(line + 1): “\(expected.line(line))” on \(first.title), "
                + "“\(found.line(line))” on \(other.title)."
        }
        return nil
    }
}

extension Playback {
    /// The index of the first different line; lines missing after a failure do not count.
    fileprivate func firstDifference(from other: Playback) -> Int? {
        let same = zip(transcript, other.transcript).prefix { $0 == $1 }.count
        let endsEarly = [self, other].contains { $0.failure != nil && $0.transcript.count == same }
        return transcript == other.transcript || endsEarly ? nil : same
    }

    fileprivate func line(_ index: Int) -> String {
        transcript.indices.contains(index) ? transcript[index].trimmingPrefix { $0 == " " }.description : "(end)"
    }
}
