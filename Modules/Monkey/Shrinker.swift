import Scenarios

/// Reduces the options and the steps that lead to a finding.
struct Shrinker {
    typealias Case = (options: ScenarioOptions, steps: [Step], finding: Finding)

    /// The maximum number of replays.
    private static let budget = 500

    /// Plays steps from the start. Returns what is found, with the steps until then that did something; `nil` if
    /// nothing is.
    private let replay: (ScenarioOptions, [Step]) async throws -> Case?
    private var replays = 0

    init(replay: @escaping (ScenarioOptions, [Step]) async throws -> Case?) {
        self.replay = replay
    }

    /// Returns a case with the same finding from which no step can be dropped, unless the budget is used up. Halves are
    /// dropped first, then ever smaller parts.
    mutating func shrink(_ found: Case) async throws -> Case {
        guard found.finding.kind != .unsettled else { return found }
        var best = try await attempt(found.options, found.steps, like: found) ?? found
        best = try await attempt(ScenarioOptions(), best.steps, like: found) ?? best
        var size = max(1, best.steps.count / 2)
        while true {
            let count = best.steps.count
            best = try await dropping(size, from: best)
            if replays >= Self.budget || (size == 1 && best.steps.count == count) { return best }
            size = max(1, size / 2)
        }
    }

    /// Drops each part of `size` steps that is not needed, the last one first.
    private mutating func dropping(_ size: Int, from found: Case) async throws -> Case {
        var best = found
        var end = best.steps.count
        while end > 0, replays < Self.budget {
            let start = max(0, end - size)
            let rest = best.steps[..<start] + best.steps[end...]
            best = try await attempt(best.options, Array(rest), like: found) ?? best
            end = min(start, best.steps.count)
        }
        return best
    }

    private mutating func attempt(_ options: ScenarioOptions, _ steps: [Step], like found: Case) async throws -> Case? {
        replays += 1
        guard let outcome = try await replay(options, steps), outcome.finding.isLike(found.finding) else { return nil }
        return outcome
    }
}

extension Finding {
    /// Returns whether both findings seem to have the same cause.
    fileprivate func isLike(_ other: Finding) -> Bool {
        kind == other.kind && pattern == other.pattern && (kind == .difference || message == other.message)
    }
}
