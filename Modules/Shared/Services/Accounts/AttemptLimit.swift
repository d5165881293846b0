import Foundation

/// How often the password for one email was wrong in a row, and how long the next try has to wait.
struct AttemptLimit: Equatable {
    /// So many wrong passwords lock for the first time; each further one locks for twice as long as the one before.
    static let allowedFailures = 5
    static let firstLock: TimeInterval = 30
    static let longestLock: TimeInterval = 24 * 60 * 60

    private(set) var failures = 0
    private(set) var lastFailure = Date.distantPast

    init() {}

    init(failures: Int, lastFailure: Date) {
        self.failures = failures
        self.lastFailure = lastFailure
    }

    /// How long the last failure locks, in seconds from then on.
    var lock: TimeInterval {
        guard failures >= Self.allowedFailures else { return 0 }
        return min(Self.firstLock * pow(2, Double(failures - Self.allowedFailures)), Self.longestLock)
    }

    /// The seconds left until the next try is heard at `now`, rounded up; 0 where it is heard at once.
    func secondsLeft(at now: Date) -> Int {
        Int(max(0, lastFailure.addingTimeInterval(lock).timeIntervalSince(now)).rounded(.up))
    }

    /// Counts a wrong password.
    mutating func fail(at now: Date) {
        failures = min(failures, .max - 1) + 1
        lastFailure = now
    }

    /// Where the clock was set back since, starts the lock anew, so that it takes no longer than it says.
    mutating func notice(_ now: Date) {
        lastFailure = min(lastFailure, now)
    }
}
