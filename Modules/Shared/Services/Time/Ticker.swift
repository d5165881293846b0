/// A repeating timer for what moves by itself on a screen; it stops when its owner releases it.
@MainActor
package final class Ticker {
    private enum Job: Hashable {
        case tick
    }

    private let clock: any AppClock
    private let interval: Duration
    private let work: Work<Job>

    /// A ticker that is stopped.
    package init(clock: any AppClock, interval: Duration) {
        self.clock = clock
        self.interval = interval
        work = Work(clock: clock)
    }

    /// Calls `action` every interval from now on, in place of any earlier one. Intervals that nothing can tell apart on
    /// a virtual clock come as one call, with their number.
    package func start(_ action: @escaping @MainActor (_ intervals: Int) -> Void) {
        work.run(.tick, .latestWins) { [clock, interval] in
            try await clock.sleep(forIntervalsOf: interval)
        } then: { [weak self] result in
            guard case .success(let intervals) = result else { return }
            self?.start(action)
            action(intervals)
        }
    }

    /// Calls no action any more.
    package func stop() {
        work.cancel(.tick)
    }
}
