/// A repeating timer for content that moves on a screen. It stops when it is deinitialized.
@MainActor
package final class Ticker {
    private enum Job: Hashable {
        case tick
    }

    private let clock: any AppClock
    private let interval: Duration
    private let work: Work<Job>

    /// Creates a stopped ticker.
    package init(clock: any AppClock, activity: Activity, interval: Duration) {
        self.clock = clock
        self.interval = interval
        work = Work(activity: activity)
    }

    /// Calls `action` every interval from now on, instead of any earlier action. A virtual clock may combine intervals
    /// into one call with their number.
    package func start(_ action: @escaping @MainActor (_ intervals: Int) -> Void) {
        work.run(.tick, .latestWins) { [clock, interval] in
            try await clock.sleep(forIntervalsOf: interval)
        } then: { [weak self] result in
            guard case .success(let intervals) = result else { return }
            self?.start(action)
            action(intervals)
        }
    }

    /// Stops the timer.
    package func stop() {
        work.cancel(.tick)
    }
}
