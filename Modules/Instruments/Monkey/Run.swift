import Headless
import Scenarios
import Screens
import Shared

/// A run of a random user on all patterns, in lockstep.
package final class Run {
    /// The number of steps after which a new app starts, small so that a failure takes few steps to reproduce.
    private static let stepsPerApp = 1_000
    private static let nothingFound = "Nothing was found."

    private let seed: UInt64
    private let patterns: [Pattern]
    private let reducesFindings: Bool
    private let makeServices: RunningApp.ServicesFactory
    private let shouldStop: () -> Bool
    private let watchdog: Watchdog
    private var user: RandomUser

    /// Creates a run on `patterns`; the user chooses steps on the first one. A step fails if `watchdog` cancels it.
    /// Unless `reducesFindings`, the steps of a random user are reported as they were. The run ends once `shouldStop`,
    /// called before each step, returns `true`.
    package init(
        seed: UInt64 = 1,
        patterns: [Pattern],
        reducesFindings: Bool = true,
        watchdog: Watchdog = Watchdog(patience: .seconds(60)),
        shouldStop: @escaping () -> Bool = { false },
        makeServices: @escaping RunningApp.ServicesFactory
    ) {
        self.seed = seed
        self.patterns = patterns
        self.reducesFindings = reducesFindings
        self.makeServices = makeServices
        self.shouldStop = shouldStop
        self.watchdog = watchdog
        user = RandomUser(seed: seed)
    }

    /// Performs `count` random steps, or ends at the first finding.
    package func perform(_ count: Int) async throws -> Report {
        let clock = ContinuousClock()
        let start = clock.now
        var done = 0
        var failure: Report.Failure?
        var verdict = Self.nothingFound
        while done < count, failure == nil, !shouldStop() {
            let options = user.begin()
            let most = min(Self.stepsPerApp, count - done)
            let (steps, finding) = try await play(options) { [self] index, device in
                index < most ? [user.step(on: device)] : nil
            } followedBy: { [self] index, device in
                index < most ? user.stepAtOnce(on: device) : nil
            }
            done += steps.count
            guard let finding else { continue }
            let found = (options, steps, finding)
            failure = reducesFindings ? try await shrunk(found, at: done) : self.failure(found, at: done)
            verdict = finding.verdict
        }
        return Report(user.visits, steps: done, patterns: patterns.count, in: clock.now - start, failure, verdict)
    }

    /// Performs the steps of `scenario`, except its expectations, or ends at the first finding.
    package func perform(_ scenario: Scenario) async throws -> Report {
        let clock = ContinuousClock()
        let start = clock.now
        var turns = scenario.lines.map(\.step).filter { !$0.isExpectation }.turns[...]
        let (steps, finding) = try await play(scenario.options) { _, _ in turns.popFirst() }
        let failure = finding.map { self.failure((scenario.options, steps, $0), at: steps.count) }
        let verdict = finding?.verdict ?? Self.nothingFound
        return Report(nil, steps: steps.count, patterns: patterns.count, in: clock.now - start, failure, verdict)
    }

    /// Performs the turns that `next` returns, each with the step that `last` returns after it, until `next` returns
    /// `nil` or something is found. Both closures get the number of steps so far. Returns the steps.
    private func play(
        _ options: ScenarioOptions,
        _ next: @escaping (_ index: Int, Device) -> [Step]?,
        followedBy last: @escaping (_ index: Int, Device) -> Step? = { _, _ in nil }
    ) async throws -> ([Step], Finding?) {
        try await watchdog.watch { [self] in
            var steps: [Step] = []
            let finding = try await firstFinding(options) { [self] apps in
                while !shouldStop(), let turn = next(steps.count, apps.device) {
                    steps += turn
                    _ = try await apps.perform(turn) { device in
                        let step = last(steps.count, device)
                        steps += [step].compactMap(\.self)
                        return step
                    }
                    watchdog.notice()
                }
            }
            return (steps, finding)
        }
    }

    /// Plays `steps` from the start. Returns the finding, if any, with the steps before it, without ineffective turns.
    private func replay(_ options: ScenarioOptions, _ steps: [Step]) async throws -> Shrinker.Case? {
        var effective: [Step] = []
        let finding = try await firstFinding(options) { apps in
            for turn in steps.turns where !shouldStop() {
                effective += turn
                let refusals = try await apps.perform(turn)
                if refusals.allSatisfy({ $0 != nil }) { effective.removeLast(turn.count) }
            }
        }
        return finding.map { (options, effective, $0) }
    }

    /// Launches the apps and calls `use` with them. Returns the finding, if any.
    private func firstFinding(
        _ options: ScenarioOptions,
        _ use: (Lockstep) async throws -> Void
    ) async throws -> Finding? {
        let apps = Lockstep(try patterns.map { try Subject($0, options, makeServices: makeServices) }, seed: seed)
        var finding: Finding?
        do {
            try await apps.launch()
            try await use(apps)
        } catch let found as Finding {
            finding = found
        }
        await apps.end()
        return finding
    }

    private func shrunk(_ found: Shrinker.Case, at number: Int) async throws -> Report.Failure {
        var shrinker = Shrinker { [self] in try await replay($0, $1) }
        return failure(try await shrinker.shrink(found), at: number)
    }

    private func failure(_ found: Shrinker.Case, at number: Int) -> Report.Failure {
        let (options, steps, finding) = found
        let scenario = Scenario(name: "monkey", options: options, steps: steps + [.print])
        return Report.Failure(
            step: number,
            pattern: finding.pattern,
            message: finding.message,
            scenario: "# \(finding.message.displayable)\n" + scenario.text
        )
    }
}

extension Step {
    fileprivate var isExpectation: Bool {
        switch self {
        case .expect: true
        case .inSection(_, let step): step.isExpectation
        default: false
        }
    }
}
