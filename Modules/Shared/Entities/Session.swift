import Foundation

/// The proof that a user has logged in.
package struct Session: Codable, Equatable, Sendable {
    /// How long a session is valid: 30 days, in seconds.
    package static let lifetime: TimeInterval = 30 * 24 * 60 * 60

    /// The tolerance for a clock that is set back after a login: a day, in seconds.
    private static let correction: TimeInterval = 24 * 60 * 60

    /// At least 128 random bits, as hexadecimal digits; new at each login.
    package let token: String
    package let userID: Int
    package let expires: Date

    package init(token: String, userID: Int, expires: Date) {
        self.token = token
        self.userID = userID
        self.expires = expires
    }

    /// Returns whether the session is valid at `date`. An expiry too far in the future means that the clock was wrong
    /// at the login.
    package func isValid(at date: Date) -> Bool {
        date < expires && expires <= date + Self.lifetime + Self.correction
    }

    /// Creates a session with a new token that begins at `date`.
    package static func new(userID: Int, at date: Date) -> Session {
        var generator = SystemRandomNumberGenerator()
        let digits = (0..<64).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }
        return Session(token: digits.joined(), userID: userID, expires: date.addingTimeInterval(lifetime))
    }
}
