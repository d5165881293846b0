import Headless
import Scenarios
import Screens
import Shared

/// The app of one pattern on a device of its own, with new data in memory and a virtual clock.
final class Subject {
    let pattern: Pattern
    private let clock = VirtualClock()
    private let app: RunningApp
    private let stage: VirtualStage
    private let player: ScenarioPlayer
    private var invariants: Invariants

    /// Creates an app that is not launched yet.
    init(_ pattern: Pattern, _ options: ScenarioOptions, makeServices: @escaping RunningApp.ServicesFactory) throws {
        self.pattern = pattern
        let configuration = ServicesConfiguration(
            storage: .memory(try .memory(clock: clock)),
            clock: clock,
            connection: Connection(options.network),
            options: options.app,
            latency: options.latency
        )
        let lifetimes = Lifetimes()
        invariants = Invariants(lifetimes)
        app = RunningApp(pattern.watched(by: lifetimes), configuration, makeServices: makeServices)
        stage = VirtualStage(app, clock: clock, configuration, patience: .seconds(5), limit: nil)
        player = ScenarioPlayer(stage: stage)
    }

    var device: Device { app.device }

    /// Launches the app and settles it.
    func launch() async throws {
        try await app.launch()
        try await stage.settle()
    }

    /// Performs `step` and settles. Returns the reason why it was impossible or changed nothing, `nil` if it had an
    /// effect.
    func perform(_ step: Step) async throws(StepFailure) -> Refusal? {
        let refusal: Refusal?
        do throws(StepFailure) {
            refusal = try await player.perform(step).map(Refusal.noEffect)
        } catch {
            refusal = .impossible(error.message)
        }
        try await stage.settle()
        return refusal
    }

    /// Returns a sentence about an invariant that does not hold after `step`; `nil` if all hold.
    func violation(after step: Step?) -> String? {
        invariants.violation(on: device, clock.activity, after: step)
    }

    /// Ends the app.
    func end() async {
        await app.end(within: nil)
    }
}

extension Pattern {
    /// The same pattern, whose apps `lifetimes` hears of before they start.
    fileprivate func watched(by lifetimes: Lifetimes) -> Pattern {
        Pattern(name: name, title: title) { [makeApplication] services, window in
            let application = makeApplication(services, window)
            lifetimes.begin(application)
            return application
        }
    }
}

/// Why a step did nothing.
enum Refusal: Equatable {
    case impossible(String)
    case noEffect(NoEffect)
}
