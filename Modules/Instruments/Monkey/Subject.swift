import Headless
import Scenarios
import Screens
import Shared

/// The app of one pattern on its own device, with data in memory and a virtual clock.
final class Subject {
    let pattern: Pattern
    private let clock: VirtualClock
    private let app: RunningApp
    private let stage: VirtualStage
    private let player: ScenarioPlayer
    private let counter: Counter
    private var invariants: Invariants

    /// Creates an app that is not yet launched, with new data unless there is a `storage`; `rows` counts what is
    /// written to its database.
    init(
        _ pattern: Pattern,
        _ options: ScenarioOptions,
        clock: VirtualClock = VirtualClock(),
        rows: RowLog = RowLog(),
        storage: Storage? = nil,
        makeServices: @escaping RunningApp.ServicesFactory
    ) throws {
        self.pattern = pattern
        self.clock = clock
        counter = Counter(clock.activity, rows)
        let configuration = ServicesConfiguration(
            storage: .memory(try storage ?? .memory(clock: clock, log: rows)),
            clock: clock,
            activity: clock.activity,
            connection: Connection(options.network),
            requests: counter.requests,
            options: options.app,
            latency: options.latency
        )
        let lifetimes = Lifetimes()
        invariants = Invariants(lifetimes)
        app = RunningApp(pattern.watched(by: lifetimes), configuration, makeServices: counter.counting(makeServices))
        stage = VirtualStage(app, clock: clock, configuration, patience: .seconds(5), limit: nil)
        player = ScenarioPlayer(stage: stage)
    }

    var device: Device { app.device }

    /// Launches the app and waits until it has settled. Throws a `Finding` if it does not, and errors of the launch.
    func launch() async throws {
        try await app.launch()
        try await settle()
    }

    /// Performs `step` without waiting for its work. Returns one sentence on why it was impossible or changed nothing;
    /// `nil` if it had an effect.
    func perform(_ step: Step) async -> String? {
        do throws(StepFailure) {
            return try await player.perform(step)?.message
        } catch {
            return error.message
        }
    }

    /// Returns when only another step can change something.
    func settle() async throws(Finding) {
        do throws(StepFailure) {
            try await stage.settle()
        } catch {
            throw Finding(kind: .unsettled, pattern: pattern.title, message: error.message)
        }
    }

    /// Returns a sentence about an invariant that is violated after the steps of `turn`; `nil` if all hold.
    func violation(after turn: [Step]) -> String? {
        invariants.violation(on: device, clock.activity, after: turn)
    }

    /// Returns the effects since the last call that no screen shows.
    func takeCounts() -> Counts {
        counter.take()
    }

    func end() async {
        await app.end(within: nil)
    }
}

extension Pattern {
    /// Returns the same pattern, which registers each app with `lifetimes` before it starts.
    fileprivate func watched(by lifetimes: Lifetimes) -> Pattern {
        Pattern(name: name, title: title) { [makeApplication] services, window in
            let application = makeApplication(services, window)
            lifetimes.begin(application)
            return application
        }
    }
}
