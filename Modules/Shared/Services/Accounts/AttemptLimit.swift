import Foundation

/// How often the password for one email was wrong in a row, and how long the next try has to wait.
///
/// The time of the last failure never moves back: a clock that is wrong for a while ends no lock. Where the clock stands
/// before that time the lock starts anew then, so that by this clock too it takes no longer than it says.
struct AttemptLimit: Equatable {
    /// The number of wrong passwords that lock for the first time; each further one locks for twice as long as before.
    static let allowedFailures = 5
    static let firstLock: TimeInterval = 30
    static let longestLock: TimeInterval = 24 * 60 * 60

    private(set) var failures = 0
    private(set) var lastFailure = Date.distantPast
    /// When the lock began by a clock that stands before the last failure.
    private(set) var lockStart = Date.distantPast

    init() {}

    init(failures: Int, lastFailure: Date, lockStart: Date) {
        self.failures = failures
        self.lastFailure = lastFailure
        self.lockStart = lockStart
    }

    /// How long the last failure locks, in seconds from then on.
    var lock: TimeInterval {
        guard failures >= Self.allowedFailures else { return 0 }
        return min(Self.firstLock * pow(2, Double(failures - Self.allowedFailures)), Self.longestLock)
    }

    /// The seconds left until the next try is checked at `now`, rounded up; 0 where it is checked at once. `notice` comes
    /// first.
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

    /// Takes one failure back: the password could not be checked.
    mutating func takeBackFailure() {
        failures = max(failures, 1) - 1
    }

    /// Starts the lock anew where the clock was set back since it began.
    mutating func notice(_ now: Date) {
        lockStart = min(lockStart, now)
    }
}
