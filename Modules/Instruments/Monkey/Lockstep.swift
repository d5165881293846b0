import Headless
import OneExecutor
import Scenarios
import Screens
import Shared

/// The apps of several patterns, driven by the same steps.
final class Lockstep {
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
        for subject in subjects {
            do {
                try await subject.launch()
            } catch let failure as StepFailure {
                throw Finding(kind: .unsettled, pattern: subject.pattern.title, message: failure.message)
            }
        }
        try check(after: [])
    }

    /// Performs the steps of a turn on each app, then the steps that `next` returns for the first device until it
    /// returns `nil`. Returns the reason why each step did nothing, or `nil`. Throws if the apps differ after the turn
    /// or one breaks an invariant.
    func perform(
        _ turn: [Step],
        followedBy next: (Device) -> Step? = { _ in nil }
    ) async throws(Finding) -> [Refusal?] {
        var turn = turn
        var refusals: [[Refusal?]] = []
        for subject in subjects {
            var answers: [Refusal?] = []
            for step in turn { answers.append(await subject.perform(step)) }
            while refusals.isEmpty, let step = next(device) {
                turn.append(step)
                answers.append(await subject.perform(step))
            }
            refusals.append(answers)
            OneExecutor.shuffle(seed: seedOfWork(of: turn, on: refusals.count))
            do throws(StepFailure) {
                try await subject.settle()
            } catch {
                throw Finding(kind: .unsettled, pattern: subject.pattern.title, message: error.message)
            }
        }
        for (index, step) in turn.enumerated() {
            if let (odd, other) = odd({ refusals[$0][index] == refusals[$1][index] }) {
                let texts = (refusals[other][index].text, refusals[odd][index].text)
                throw difference(.answers, "“\(step.source)” differs", texts, (odd, other))
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
        if let pair = odd({ subjects[$0].device.looksLike(subjects[$1].device) }) { throw screensDiffer(pair) }
        let violations = subjects.map { $0.violation(after: turn) }
        if let message = violations.compactMap(\.self).first {
            let titles = zip(subjects, violations).filter { $1 == message }.map(\.0.pattern.title)
            throw Finding(kind: .violation, pattern: titles.joined(separator: ", "), message: message)
        }
        let counts = subjects.map { $0.takeCounts() }
        let kinds = Counts.Kind.allCases.filter { $0 != .requests || turn.hasWorkInAnyOrder }
        if let pair = odd({ counts[$0].difference(from: counts[$1], in: kinds) == nil }),
            let difference = counts[pair.other].difference(from: counts[pair.odd], in: kinds)
        {
            let what = "\(difference.kind.rawValue) \(difference.name) differ"
            let texts = ("\(difference.own)", "\(difference.other)")
            throw self.difference(.counts(difference.kind), what, texts, pair)
        }
    }

    /// Returns the index of a subject that differs, and that of one to compare it with; `nil` if all are alike. Of
    /// three or more, the first is the one that differs from all others.
    private func odd(_ areAlike: (Int, Int) -> Bool) -> (odd: Int, other: Int)? {
        let others = subjects.indices.dropFirst()
        guard let differing = others.first(where: { !areAlike(0, $0) }) else { return nil }
        let rest = others.filter { $0 != differing }
        let isFirstAlone = !rest.isEmpty && rest.allSatisfy { areAlike($0, differing) }
        return isFirstAlone ? (0, differing) : (differing, 0)
    }

    private func screensDiffer(_ pair: (odd: Int, other: Int)) -> Finding {
        let (lines, odd) = (subjects[pair.other].device.details, subjects[pair.odd].device.details)
        let index = (0..<max(lines.count, odd.count)).first { lines[at: $0] != odd[at: $0] }
        let what = "The screens differ" + (index.map { " in line \($0 + 1)" } ?? "")
        let texts = index.map { ("“\(lines[at: $0])”", "“\(odd[at: $0])”") } ?? ("one layout", "another")
        return difference(.screens, what, texts, pair)
    }

    private func difference(
        _ kind: Finding.Kind,
        _ what: String,
        _ texts: (other: String, odd: String),
        _ pair: (odd: Int, other: Int)
    ) -> Finding {
        let (odd, other) = (subjects[pair.odd].pattern.title, subjects[pair.other].pattern.title)
        return Finding(
            kind: kind,
            pattern: odd,
            message: "\(what): \(texts.other) on \(other), \(texts.odd) on \(odd)."
        )
    }
}

extension [String] {
    /// Returns the line at `index`; empty if there is none.
    fileprivate subscript(at index: Int) -> String { indices.contains(index) ? self[index] : "" }
}

extension Refusal? {
    fileprivate var text: String {
        switch self {
        case nil: "it works"
        case .impossible(let message): "“\(message)”"
        case .noEffect(let reason): "“\(reason.message)”"
        }
    }
}
