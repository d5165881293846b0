import Headless
import Scenarios
import Screens
import Shared

/// A random user on all patterns at once, in the same steps.
package final class Run {
    /// The number of steps after which a new app starts, so that a failure needs few of them.
    private static let stepsPerApp = 500

    private let patterns: [Pattern]
    private let makeServices: RunningApp.ServicesFactory
    private var user: RandomUser

    /// Creates a run on `patterns`, of which the first shows the user what can be done.
    package init(seed: UInt64, patterns: [Pattern], makeServices: @escaping RunningApp.ServicesFactory) {
        self.patterns = patterns
        self.makeServices = makeServices
        user = RandomUser(seed: seed)
    }

    /// Performs `count` steps or ends at the first finding.
    package func perform(_ count: Int) async throws -> Report {
        let clock = ContinuousClock()
        let start = clock.now
        var done = 0
        var failure: Report.Failure?
        while done < count, failure == nil {
            let options = user.begin()
            let (steps, finding) = try await play(options, atMost: min(Self.stepsPerApp, count - done))
            done += steps.count
            if let finding { failure = try await shrunk(finding, options, steps, at: done) }
        }
        return Report(user.visits, steps: done, patterns: patterns.count, in: clock.now - start, failure)
    }

    private func play(_ options: ScenarioOptions, atMost count: Int) async throws -> ([Step], Finding?) {
        let apps = try lockstep(options)
        var steps: [Step] = []
        do {
            try await apps.launch()
            while steps.count < count {
                let step = user.step(on: apps.device)
                steps.append(step)
                _ = try await apps.perform(step)
            }
        } catch let finding as Finding {
            await apps.end()
            return (steps, finding)
        }
        await apps.end()
        return (steps, nil)
    }

    private func shrunk(
        _ finding: Finding,
        _ options: ScenarioOptions,
        _ steps: [Step],
        at number: Int
    ) async throws -> Report.Failure {
        var shrinker = Shrinker { [self] in try await replay($0, $1) }
        let shortest = try await shrinker.shrink((options, steps, finding))
        let scenario = Scenario(name: "monkey", options: shortest.options, steps: shortest.steps + [.print])
        let finding = shortest.finding
        return Report.Failure(
            step: number,
            pattern: finding.pattern,
            message: finding.message,
            scenario: "# \(finding.message.displayable)\n" + scenario.text
        )
    }

    /// Plays `steps` from the start. Returns what is found, with the steps until then that did something.
    private func replay(_ options: ScenarioOptions, _ steps: [Step]) async throws -> Shrinker.Case? {
        let apps = try lockstep(options)
        var effective: [Step] = []
        var finding: Finding?
        do {
            try await apps.launch()
            for step in steps {
                effective.append(step)
                if try await apps.perform(step) != nil { effective.removeLast() }
            }
        } catch let found as Finding {
            finding = found
        }
        await apps.end()
        return finding.map { (options, effective, $0) }
    }

    private func lockstep(_ options: ScenarioOptions) throws -> Lockstep {
        Lockstep(try patterns.map { try Subject($0, options, makeServices: makeServices) })
    }
}
