import Scenarios

/// Reduces the steps that lead to a finding.
struct Shrinker {
    typealias Outcome = (steps: [Step], finding: Finding)

    /// The maximum number of replays.
    private static let budget = 500

    /// Plays steps from the start; returns those that did something until the finding, and the finding.
    private let replay: ([Step]) async throws -> Outcome?

    init(replay: @escaping ([Step]) async throws -> Outcome?) {
        self.replay = replay
    }

    /// Returns steps that lead to a finding of the same kind in the same pattern: dropping any one of them would not,
    /// unless the budget is used up. Halves are dropped first, then smaller parts.
    func shrink(_ steps: [Step], _ finding: Finding) async throws -> Outcome {
        var best = (steps, finding)
        var budget = Self.budget
        func attempt(_ steps: [Step]) async throws -> Bool {
            budget -= 1
            guard let outcome = try await replay(steps), outcome.finding.isLike(finding) else { return false }
            best = outcome
            return true
        }
        guard try await attempt(steps) else { return best }
        var size = max(1, best.0.count / 2)
        while budget > 0 {
            var end = best.0.count
            let before = best.0.count
            while end > 0, budget > 0 {
                let part = max(0, end - size)..<end
                var rest = best.0
                rest.removeSubrange(part)
                _ = try await attempt(rest)
                end = min(part.lowerBound, best.0.count)
            }
            if size == 1, best.0.count == before { break }
            size = max(1, size / 2)
        }
        return best
    }
}

extension Finding {
    /// Returns whether both findings have the same cause, as far as can be told.
    fileprivate func isLike(_ other: Finding) -> Bool {
        kind == other.kind && pattern == other.pattern && (kind != .violation || message == other.message)
    }
}
