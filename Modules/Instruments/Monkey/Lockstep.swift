import Headless
import Scenarios
import Screens
import Shared

/// The apps of several patterns, driven by the same steps.
final class Lockstep {
    /// Two patterns that differ, by their indices: the one that is to blame, and one to compare it with.
    private typealias Pair = (odd: Int, other: Int)

    private let subjects: [Subject]
    private let seed: UInt64

    /// Creates a lockstep; `seed` determines the order of simultaneous work if all work runs on one executor.
    init(_ subjects: [Subject], seed: UInt64 = 1) {
        self.subjects = subjects
        self.seed = seed
    }

    /// The device of the first pattern, which represents all while they are alike.
    var device: Device { subjects[0].device }

    /// Launches the apps. Throws a `Finding` if they differ or break an invariant; rethrows errors of a launch.
    func launch() async throws {
        for subject in subjects { try await subject.launch() }
        try check(after: [])
    }

    /// Performs the steps of a turn on each app, then the steps that `next` returns for the first device until it
    /// returns `nil`. Returns the reason why each step did nothing, or `nil`. Throws if the apps differ after the turn
    /// or one breaks an invariant.
    func perform(
        _ turn: [Step],
        followedBy next: (Device) -> Step? = { _ in nil }
    ) async throws(Finding) -> [String?] {
        var turn = turn
        var refusals: [[String?]] = []
        for subject in subjects {
            var answers: [String?] = []
            for step in turn { answers.append(await subject.perform(step)) }
            while refusals.isEmpty, let step = next(device) {
                turn.append(step)
                answers.append(await subject.perform(step))
            }
            refusals.append(answers)
            OneExecutor.shuffle(seed: seedOfWork(of: turn, on: refusals.count))
            try await subject.settle()
        }
        for (index, step) in turn.enumerated() {
            guard let pair = odd({ refusals[$0][index] == refusals[$1][index] }) else { continue }
            throw difference(.answers, "“\(step.source)” differs", pair) { app in
                refusals[app][index].map { "“\($0)”" } ?? "it works"
            }
        }
        try check(after: turn)
        return refusals[0]
    }

    /// Ends the apps.
    func end() async {
        for subject in subjects { await subject.end() }
    }

    /// Returns the seed of the order in which the work of `turn` runs: a different one on each app, which does not
    /// depend on other turns. Returns `nil` if the work must run in the order of its start.
    private func seedOfWork(of turn: [Step], on app: Int) -> UInt64? {
        guard turn.hasWorkInAnyOrder else { return nil }
        return seed &+ UInt64(app) &+ turn.map(\.source).joined().stableHash
    }

    // MARK: Checking

    private func check(after turn: [Step]) throws(Finding) {
        let shown = subjects.map { Shown($0.device) }
        let alerts = subjects.map { $0.device.window.alerts.map(\.line) }
        if let pair = odd({ shown[$0].looksLike(shown[$1]) && alerts[$0] == alerts[$1] }) { throw screensDiffer(pair) }
        let violations = subjects.map { $0.violation(after: turn) }
        if let message = violations.compactMap(\.self).first {
            let titles = zip(subjects, violations).filter { $1 == message }.map(\.0.pattern.title)
            throw Finding(kind: .violation, pattern: titles.joined(separator: ", "), message: message)
        }
        let counts = subjects.map { $0.takeCounts() }
        let kinds = Counts.Kind.allCases.filter { $0 != .requests || turn.hasWorkInAnyOrder }
        if let pair = odd({ counts[$0].difference(from: counts[$1], in: kinds) == nil }),
            let (kind, name) = counts[pair.other].difference(from: counts[pair.odd], in: kinds)
        {
            throw difference(.counts(kind), "\(kind.rawValue) \(name) differ", pair) { "\(counts[$0][kind, name])" }
        }
    }

    /// Returns a subject that differs, and one to compare it with; `nil` if all are alike. Of three or more, the first
    /// is the one that differs from all others.
    private func odd(_ areAlike: (Int, Int) -> Bool) -> Pair? {
        let others = subjects.indices.dropFirst()
        guard let differing = others.first(where: { !areAlike(0, $0) }) else { return nil }
        let rest = others.filter { $0 != differing }
        let isFirstAlone = !rest.isEmpty && rest.allSatisfy { areAlike($0, differing) }
        return isFirstAlone ? (0, differing) : (differing, 0)
    }

    private func screensDiffer(_ pair: Pair) -> Finding {
        let details = subjects.map(\.device.details)
        let (one, other) = (details[pair.other], details[pair.odd])
        guard let index = (0..<max(one.count, other.count)).first(where: { one[at: $0] != other[at: $0] }) else {
            return difference(.screens, "The screens differ", pair) { $0 == pair.odd ? "another" : "one layout" }
        }
        return difference(.screens, "The screens differ in line \(index + 1)", pair) { "“\(details[$0][at: index])”" }
    }

    /// Returns the finding that `text` differs on both apps.
    private func difference(_ kind: Finding.Kind, _ what: String, _ pair: Pair, _ text: (Int) -> String) -> Finding {
        let texts = [pair.other, pair.odd].map { "\(text($0)) on \(subjects[$0].pattern.title)" }
        let message = "\(what): \(texts.joined(separator: ", "))."
        return Finding(kind: kind, pattern: subjects[pair.odd].pattern.title, message: message)
    }
}

extension [String] {
    /// Returns the line at `index`; empty if there is none.
    fileprivate subscript(at index: Int) -> String { indices.contains(index) ? self[index] : "" }
}
