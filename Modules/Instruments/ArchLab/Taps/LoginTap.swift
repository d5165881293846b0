import AppCommand
import Headless
import Scenarios
import Screens
import Shared

/// Log in with an empty form: a tap on “Log in” shows two errors and an alert without calling a service.
final class LoginTap {
    private let app: RunningApp
    private let clock = VirtualClock()
    private var end: ContinuousClock.Instant?
    private var waiter: CheckedContinuation<Void, Never>?

    /// Creates Log in as `pattern` builds it.
    init(_ pattern: Pattern) async throws {
        app = try RunningApp(pattern, on: clock)
        try await app.launch()
        try await clock.activity.settle(within: nil)
    }

    private var device: Device { app.device }

    /// Taps once and restores the screen; returns the time from the tap to the last change of the screen.
    func tap() async throws -> Duration {
        end = nil
        device.onChange = { [weak self] in self?.noteChange() }
        let start = ContinuousClock.now
        try device.tap("Log in")
        if end == nil { await withCheckedContinuation { waiter = $0 } }
        device.onChange = nil
        try device.tap("OK")
        for label in ["Email", "Password"] { try device.type("", into: label) }
        try await clock.activity.settle(within: nil)
        return (end ?? start) - start
    }

    /// Records the time of the alert, the last change.
    private func noteChange() {
        guard end == nil, device.alert != nil else { return }
        end = .now
        waiter?.resume()
        waiter = nil
    }
}
