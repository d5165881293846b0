import Foundation

/// The proof that a user has logged in.
package struct Session: Codable, Equatable, Sendable {
    /// How long a session is good for: 30 days, in seconds.
    package static let lifetime: TimeInterval = 30 * 24 * 60 * 60

    /// How far a clock may be corrected backwards after a login: a day, in seconds.
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

    /// Whether the session opens the app at `date`. One that lasts much longer than a lifetime from then began by a wrong
    /// clock.
    package func isValid(at date: Date) -> Bool {
        date < expires && expires <= date + Self.lifetime + Self.correction
    }

    /// A session with a token of its own that begins at `date`.
    package static func new(userID: Int, at date: Date) -> Session {
        var generator = SystemRandomNumberGenerator()
        let digits = (0..<64).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }
        return Session(token: digits.joined(), userID: userID, expires: date.addingTimeInterval(lifetime))
    }
}
