import Foundation

/// The app's only source of time: gives the date and schedules calls.
package protocol AppClock: Sendable {
    /// The current date, which jumps when somebody sets the clock.
    var now: Date { get }

    /// The time since a fixed moment. It never jumps.
    var uptime: Duration { get }

    /// Calls `action` once, after `delay`, unless the alarm is canceled first.
    @discardableResult
    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm

    /// Calls `action` once, after one or more whole intervals, with their number. It is more than one only if no other
    /// call is due before, so that the difference cannot be observed.
    @discardableResult
    func schedule(every interval: Duration, _ action: @escaping @Sendable (_ intervals: Int) -> Void) -> Alarm
}

/// A scheduled call.
package struct Alarm: Sendable {
    private let onCancel: @Sendable () -> Void

    init(onCancel: @escaping @Sendable () -> Void) {
        self.onCancel = onCancel
    }

    /// Cancels the call, if it was not made yet.
    package func cancel() {
        onCancel()
    }
}

extension AppClock {
    /// Calls `action` once, after one interval.
    package func schedule(
        every interval: Duration,
        _ action: @escaping @Sendable (_ intervals: Int) -> Void
    ) -> Alarm {
        schedule(after: interval) { action(1) }
    }

    /// Suspends the current work for one or more intervals, combined as in `schedule(every:)`, and returns their
    /// number.
    func sleep(forIntervalsOf interval: Duration) async throws -> Int {
        var alarm: Alarm?
        defer { alarm?.cancel() }
        return try await Activity.wait(for: .timer) { pending in
            alarm = schedule(every: interval) { pending.resume(with: .success($0)) }
        }
    }

    /// Suspends the current work for `duration`, or throws `CancellationError` if canceled meanwhile.
    package func sleep(for duration: Duration, as reason: Activity.Reason = .delay) async throws {
        guard duration > .zero else { return try Task.checkCancellation() }
        var alarm: Alarm?
        defer { alarm?.cancel() }
        try await Activity.wait(for: reason) { pending in
            alarm = schedule(after: duration) { pending.resume(with: .success(())) }
        }
    }
}
