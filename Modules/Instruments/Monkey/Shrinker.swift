import Scenarios
import Shared

/// Reduces the options and the steps that lead to a finding.
struct Shrinker {
    typealias Case = (options: ScenarioOptions, steps: [Step], finding: Finding)

    /// The maximum number of replays.
    private static let budget = 1_000
    /// The maximum number of turns in a part that is tried at every position.
    private static let smallSize = 8

    private let finding: Finding
    private let replay: (ScenarioOptions, [Step]) async throws -> Case?
    private var best: Case
    private var replays = 0

    /// Creates a shrinker of `found`; `replay` plays steps from the start, and returns the finding with the effective
    /// steps before it, or `nil`.
    init(_ found: Case, replay: @escaping (ScenarioOptions, [Step]) async throws -> Case?) {
        finding = found.finding
        best = found
        self.replay = replay
    }

    /// Returns a case with the same finding, from which no option, step or short sequence of turns can be dropped,
    /// unless the budget is used up. Drops halves first, then ever smaller parts.
    mutating func shrink() async throws -> Case {
        guard finding.kind != .unsettled else { return best }
        _ = try await attempt(best.options, best.steps)
        try await dropOptions()
        var size = best.steps.turns.count / 2
        while size > Self.smallSize {
            try await drop(size, stride: size)
            size /= 2
        }
        while true {
            let (options, steps) = (best.options, best.steps)
            for size in (1...Self.smallSize).reversed() { try await drop(size, stride: 1) }
            try await loosen()
            try await dropOptions()
            if best.options == options && best.steps == steps { return best }
        }
    }

    /// Resets all options that are not needed.
    private mutating func dropOptions() async throws {
        for reset in ScenarioOptions.resets {
            var options = best.options
            reset(&options)
            if options != best.options { _ = try await attempt(options, best.steps) }
        }
    }

    /// Drops all parts of `size` turns that are not needed, from the last; `stride` is the distance between parts.
    private mutating func drop(_ size: Int, stride: Int) async throws {
        var end = best.steps.turns.count
        while end > 0 {
            let (start, turns) = (max(0, end - size), best.steps.turns)
            let rest = turns[..<start] + turns[end...]
            let isDropped = try await attempt(best.options, rest.flatMap(\.self))
            end = isDropped ? min(start, best.steps.turns.count) : end - stride
        }
    }

    /// Simplifies each turn of several steps: drops the later or the earlier step, or splits the turn, if the finding
    /// remains.
    private mutating func loosen() async throws {
        for index in best.steps.indices.reversed() where index < best.steps.count {
            guard case .inSameTurn(let step) = best.steps[index] else { continue }
            var (without, alone, apart) = (best.steps, best.steps, best.steps)
            without.remove(at: index)
            alone.replaceSubrange(index - 1...index, with: [step])
            apart[index] = step
            for steps in [without, alone, apart] {
                if try await attempt(best.options, steps) { break }
            }
        }
    }

    /// Makes the case that `replay` returns the best one, if the finding remains. Returns whether it does.
    private mutating func attempt(_ options: ScenarioOptions, _ steps: [Step]) async throws -> Bool {
        guard replays < Self.budget else { return false }
        replays += 1
        guard let outcome = try await replay(options, steps), outcome.finding.isLike(finding) else { return false }
        best = outcome
        return true
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
