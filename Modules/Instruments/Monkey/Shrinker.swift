import Scenarios
import Shared

/// Reduces the options and the steps that lead to a finding.
struct Shrinker {
    typealias Case = (options: ScenarioOptions, steps: [Step], finding: Finding)

    /// The maximum number of replays.
    private static let budget = 1_000
    /// The maximum number of turns in a part that is tried at every position.
    private static let smallSize = 8

    /// Plays steps from the start; returns the finding with the effective steps before it, or `nil`.
    private let replay: (ScenarioOptions, [Step]) async throws -> Case?
    private var replays = 0

    init(replay: @escaping (ScenarioOptions, [Step]) async throws -> Case?) {
        self.replay = replay
    }

    /// Returns a case with the same finding, from which no option, step or short sequence of turns can be dropped,
    /// unless the budget is used up. Drops halves first, then ever smaller parts.
    mutating func shrink(_ found: Case) async throws -> Case {
        guard found.finding.kind != .unsettled else { return found }
        var best = try await attempt(found.options, found.steps, like: found) ?? found
        best = try await droppingOptions(from: best)
        var size = best.steps.turns.count / 2
        while size > Self.smallSize {
            best = try await dropping(size, from: best, stride: size)
            size /= 2
        }
        while replays < Self.budget {
            let (options, steps) = (best.options, best.steps)
            for size in (1...Self.smallSize).reversed() { best = try await dropping(size, from: best, stride: 1) }
            best = try await droppingOptions(from: try await loosened(best))
            if best.options == options && best.steps == steps { break }
        }
        return best
    }

    /// Resets all options that are not needed.
    private mutating func droppingOptions(from found: Case) async throws -> Case {
        var best = found
        for reset in ScenarioOptions.resets {
            var options = best.options
            reset(&options)
            guard options != best.options, replays < Self.budget else { continue }
            best = try await attempt(options, best.steps, like: found) ?? best
        }
        return best
    }

    /// Drops all parts of `size` turns that are not needed, from the last; `stride` is the distance between parts.
    private mutating func dropping(_ size: Int, from found: Case, stride: Int) async throws -> Case {
        var best = found
        var end = best.steps.turns.count
        while end > 0, replays < Self.budget {
            let start = max(0, end - size)
            let turns = best.steps.turns
            let rest = turns[..<start] + turns[end...]
            if let smaller = try await attempt(best.options, rest.flatMap(\.self), like: found) {
                best = smaller
                end = min(start, best.steps.turns.count)
            } else {
                end -= stride
            }
        }
        return best
    }

    /// Simplifies each turn of several steps: drops the later or the earlier step, or splits the turn, if the finding
    /// remains.
    private mutating func loosened(_ found: Case) async throws -> Case {
        var best = found
        for index in found.steps.indices.reversed() where index < best.steps.count {
            guard case .inSameTurn(let step) = best.steps[index] else { continue }
            var (without, alone, apart) = (best.steps, best.steps, best.steps)
            without.remove(at: index)
            alone.replaceSubrange(index - 1...index, with: [step])
            apart[index] = step
            for steps in [without, alone, apart] where replays < Self.budget {
                guard let simpler = try await attempt(best.options, steps, like: found) else { continue }
                best = simpler
                break
            }
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
    /// Returns whether both findings probably have the same cause.
    fileprivate func isLike(_ other: Finding) -> Bool {
        kind == other.kind && pattern == other.pattern && (kind != .violation || message == other.message)
    }
}

extension ScenarioOptions {
    /// Closures that each reset one option to its default.
    fileprivate static let resets: [(inout ScenarioOptions) -> Void] = [
        { $0.network = standard.network }, { $0.latency = standard.latency }, { $0.app.policy = standard.app.policy },
        { $0.app.landing = standard.app.landing }, { $0.app.afterSignup = standard.app.afterSignup },
        { $0.app.link = standard.app.link },
    ]
    private static let standard = ScenarioOptions()
}
