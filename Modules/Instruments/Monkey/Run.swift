import Headless
import Scenarios
import Screens
import Shared

/// A run of a random user on all patterns, in lockstep.
package final class Run {
    /// The number of steps after which a new app starts, small so that a failure takes few steps to reproduce.
    private static let stepsPerApp = 1_000

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
        let start = ContinuousClock.now
        var done = 0
        var found: Shrinker.Case?
        while done < count, found == nil, !shouldStop() {
            let options = user.begin()
            let most = min(Self.stepsPerApp, count - done)
            let (steps, finding) = try await play(options) { [self] index, device in
                index < most ? [user.step(on: device)] : nil
            } followedBy: { [self] index, device in
                index < most ? user.stepAtOnce(on: device) : nil
            }
            done += steps.count
            found = finding.map { (options, steps, $0) }
        }
        if reducesFindings, let original = found {
            var shrinker = Shrinker(original) { [self] in try await replay($0, $1) }
            found = try await shrinker.shrink()
        }
        return report(found, steps: done, since: start, user.visits.lines)
    }

    /// Performs the steps of `scenario`, except its expectations, or ends at the first finding.
    package func perform(_ scenario: Scenario) async throws -> Report {
        let start = ContinuousClock.now
        var turns = scenario.lines.map(\.step).filter { !$0.isExpectation }.turns[...]
        let (steps, finding) = try await play(scenario.options) { _, _ in turns.popFirst() }
        return report(finding.map { (scenario.options, steps, $0) }, steps: steps.count, since: start, [])
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

    private func report(
        _ found: Shrinker.Case?,
        steps: Int,
        since start: ContinuousClock.Instant,
        _ lines: [Report.Line]
    ) -> Report {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        return Report(
            steps: steps,
            patterns: patterns.count,
            seconds: seconds,
            stepsPerSecond: seconds > 0 ? Int(Double(steps * patterns.count) / seconds) : 0,
            lines: lines,
            failure: found.map { Report.Failure($0, at: steps) },
            verdict: found?.finding.verdict ?? "Nothing was found."
        )
    }
}

extension Report.Failure {
    fileprivate init(_ found: Shrinker.Case, at number: Int) {
        let scenario = Scenario(name: "monkey", options: found.options, steps: found.steps + [.print])
        step = number
        pattern = found.finding.pattern
        message = found.finding.message
        self.scenario = "# \(message.displayable)\n" + scenario.text
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
