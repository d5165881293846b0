/// Turns passwords into what may be stored of them, at a cost that makes guessing slow.
package protocol PasswordHasher: Sendable {
    /// A hash of `password` with a salt of its own. Throws `PasswordHashError`.
    func hash(_ password: String) async throws -> String

    /// Whether `stored` was made from `password`. Where nothing is stored the answer is no, after the same time. Throws
    /// `PasswordHashError`.
    func verify(_ password: String, against stored: String?) async throws -> Bool

    /// Whether `stored` was made by this hasher, at its present cost.
    func isCurrent(_ stored: String) -> Bool
}

/// How much work a new hash is.
package enum PasswordCost: Sendable {
    /// Full cost: an attacker who has the hashes needs about 0.3 s and 128 MB a guess.
    case full
    /// The least there is, for scenarios and tests.
    case low
}

/// Thrown where a password cannot be hashed: too long, or not enough memory.
package struct PasswordHashError: Error, Equatable {}
