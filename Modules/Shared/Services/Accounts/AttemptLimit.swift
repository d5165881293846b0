import Foundation

/// The consecutive wrong passwords for one email, and the lock that follows.
///
/// The time of the last failure never moves back, so setting the clock back ends no lock. If the clock is behind that
/// time, the lock restarts, so that by this clock too it lasts no longer than it should.
struct AttemptLimit: Equatable {
    /// The number of wrong passwords that starts the first lock; each further one doubles the duration.
    static let allowedFailures = 5
    static let firstLock: TimeInterval = 30
    static let longestLock: TimeInterval = 24 * 60 * 60

    private(set) var failures = 0
    private(set) var lastFailure = Date.distantPast
    /// The start of the lock by a clock that is behind the last failure.
    private(set) var lockStart = Date.distantPast

    init() {}

    init(failures: Int, lastFailure: Date, lockStart: Date) {
        self.failures = failures
        self.lastFailure = lastFailure
        self.lockStart = lockStart
    }

    /// The duration of the lock in seconds, from the last failure.
    var lock: TimeInterval {
        guard failures >= Self.allowedFailures else { return 0 }
        return min(Self.firstLock * pow(2, Double(failures - Self.allowedFailures)), Self.longestLock)
    }

    /// Returns the seconds at `now` until the next try is allowed, rounded up; 0 if it is allowed at once. Call
    /// `notice` first.
    func secondsLeft(at now: Date) -> Int {
        let start = now < lastFailure ? lockStart : lastFailure
        return Int(max(0, start.addingTimeInterval(lock).timeIntervalSince(now)).rounded(.up))
    }

    /// Counts a wrong password.
    mutating func fail(at now: Date) {
        failures = min(failures, .max - 1) + 1
        lastFailure = max(lastFailure, now)
        lockStart = now
    }

    /// Restarts the lock if the clock was set back since it began.
    mutating func notice(_ now: Date) {
        lockStart = min(lockStart, now)
    }
}
