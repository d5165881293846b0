import Foundation

/// Tells the date and wakes what waits for a later one. The app knows no other source of time.
package protocol AppClock: Sendable {
    /// The date at this moment.
    var now: Date { get }

    /// Everything under way by this clock.
    var activity: Activity { get }

    /// Calls `action` once, `delay` from now, unless the alarm is canceled first.
    @discardableResult
    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm

    /// Calls `action` once, at the end of one or more whole intervals from now, with their number: more than one only
    /// where nothing else was due before, so that nothing could tell them apart.
    @discardableResult
    func schedule(every interval: Duration, _ action: @escaping @Sendable (_ intervals: Int) -> Void) -> Alarm
}

/// A call that is due later.
package struct Alarm: Sendable {
    private let onCancel: @Sendable () -> Void

    init(onCancel: @escaping @Sendable () -> Void) {
        self.onCancel = onCancel
    }

    /// Takes the call back, if it was not made yet.
    package func cancel() {
        onCancel()
    }
}

extension AppClock {
    /// Calls `action` at the end of the first interval.
    package func schedule(
        every interval: Duration,
        _ action: @escaping @Sendable (_ intervals: Int) -> Void
    ) -> Alarm {
        schedule(after: interval) { action(1) }
    }

    /// Suspends the current work for one or more intervals, as `schedule(every:)` counts them, and returns their number.
    func sleep(forIntervalsOf interval: Duration) async throws -> Int {
        var alarm: Alarm?
        defer { alarm?.cancel() }
        return try await activity.wait(for: .timer) { pending in
            alarm = schedule(every: interval) { pending.resume(with: .success($0)) }
        }
    }

    /// Suspends the current work for `duration`, or throws `CancellationError` when canceled meanwhile.
    package func sleep(for duration: Duration, as reason: Activity.Reason = .delay) async throws {
        guard duration > .zero else { return try Task.checkCancellation() }
        var alarm: Alarm?
        defer { alarm?.cancel() }
        try await activity.wait(for: reason) { pending in
            alarm = schedule(after: duration) { pending.resume(with: .success(())) }
        }
    }
}
