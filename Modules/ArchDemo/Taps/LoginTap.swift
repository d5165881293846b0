import Comparison
import Headless
import Scenarios
import Screens
import Shared

/// Log in with an empty form: a tap on “Log in” shows two errors and an alert, without a service.
final class LoginTap: TapStage {
    let name: String
    let crossings: Crossings
    private let device: Device
    private let clock: VirtualClock
    /// Retains the app.
    private let app: AnyObject?
    private var end: ContinuousClock.Instant?
    private var waiter: CheckedContinuation<Void, Never>?

    /// Log in as `pattern` builds it.
    init(_ pattern: PatternName) async throws {
        let clock = VirtualClock()
        let configuration = ServicesConfiguration(
            storage: .memory(try .memory(clock: clock)),
            clock: clock,
            connection: Connection(.sample),
            options: AppOptions(),
            latency: .zero
        )
        let services = try await AppServices.forScenarios(configuration)
        let device = Device(clock: clock)
        let application = pattern.pattern.makeApplication(services, device.window)
        application.start()
        try await clock.activity.settle()
        name = pattern.title
        crossings = pattern.crossingsOfInvalidLogin
        self.device = device
        self.clock = clock
        app = application
    }

    /// Log in without a pattern.
    init() {
        name = "direct call"
        crossings = Crossings()
        clock = VirtualClock()
        device = Device(clock: clock)
        app = nil
        device.window.setRoot(NavigationStack(root: DirectLogin()))
    }

    func tap() async throws -> Duration {
        end = nil
        device.onChange = { [weak self] in self?.noteChange() }
        let start = ContinuousClock.now
        try device.tap("Log in")
        if end == nil { await withCheckedContinuation { waiter = $0 } }
        device.onChange = nil
        try device.tap("OK")
        for label in ["Email", "Password"] { try device.type("", into: label) }
        try await clock.activity.settle()
        return (end ?? start) - start
    }

    /// The alert is what changes last.
    private func noteChange() {
        guard end == nil, device.alert != nil else { return }
        end = .now
        waiter?.resume()
        waiter = nil
    }
}

extension PatternName {
    /// As the trace `docs/traces/invalid-login.md` shows them, up to the alert.
    fileprivate var crossingsOfInvalidLogin: Crossings {
        switch self {
        case .viper: Crossings(stored: 2, weak: 4, closures: 1)
        case .mvp: Crossings(stored: 1, weak: 3, closures: 1)
        case .mvvmC: Crossings(weak: 2, writes: 2, turns: 1)
        }
    }
}
