import Foundation

/// The proof that a user has logged in.
package struct Session: Codable, Equatable, Sendable {
    /// How long a session is good for: 30 days, in seconds.
    package static let lifetime: TimeInterval = 30 * 24 * 60 * 60

    /// At least 128 random bits, as hexadecimal digits; new at each login.
    package let token: String
    package let userID: Int
    package let expires: Date

    package init(token: String, userID: Int, expires: Date) {
        self.token = token
        self.userID = userID
        self.expires = expires
    }

    /// Whether the session still opens the app at `date`.
    package func isValid(at date: Date) -> Bool { date < expires }
}
