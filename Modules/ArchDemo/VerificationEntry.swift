import Headless
import Scenarios
import Screens

/// What came of one scenario on every pattern, and which patterns are right.
///
/// A pattern that plays the scenario to its end is right. Where several do and their transcripts differ, those are right
/// that more than half of them share; where none is shared by so many, nobody can tell, and all differ.
struct VerificationEntry: Encodable {
    /// What a pattern did, in comparison with the others.
    enum Verdict: String, Encodable {
        case ok, failed, differs
    }

    let scenario: String
    /// What came of it, by the pattern's name.
    let playbacks: [String: Playback]
    /// By the pattern's name.
    let verdicts: [String: Verdict]
    /// The name of the pattern that failed or differs while at least two others agree and are right.
    let alone: String?
    /// The first line in which two transcripts differ, in a sentence; `nil` where they are the same, or one ends early
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

    /// Compares the first of `patterns` with each other one.
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
    /// The first line, from 0, that is not the same; lines that one lacks because it failed do not count.
    fileprivate func firstDifference(from other: Playback) -> Int? {
        let same = zip(transcript, other.transcript).prefix { $0 == $1 }.count
        let endsEarly = [self, other].contains { $0.failure != nil && $0.transcript.count == same }
        return transcript == other.transcript || endsEarly ? nil : same
    }

    fileprivate func line(_ index: Int) -> String {
        transcript.indices.contains(index) ? transcript[index].trimmingPrefix { $0 == " " }.description : "nothing more"
    }
}
