/// Hashes passwords, at a cost that makes guessing slow. A canceled task whose hash has not begun throws
/// `CancellationError`.
package protocol PasswordHasher: Sendable {
    /// Returns a hash of `password` with a new salt. Throws `PasswordHashError`.
    func hash(_ password: String) async throws -> String

    /// Returns whether `stored` is a hash of `password`; for `nil` returns `false`, after the same time. Throws
    /// `PasswordHashError`.
    func verify(_ password: String, against stored: String?) async throws -> Bool

    /// Returns the stored hash that takes the longest to verify; `nil` if none can be verified.
    func dearest(of stored: [String]) -> String?

    /// Returns whether `stored` was made by this hasher at its current cost.
    func isCurrent(_ stored: String) -> Bool
}

/// The cost of a new hash.
package enum PasswordCost: Sendable {
    /// Full cost: an attacker who has the hashes needs about 0.3 s and 128 MB a guess.
    case full
    /// The lowest possible cost, for scenarios and tests.
    case low
}

/// Thrown if a password cannot be hashed: it is too long, or there is not enough memory.
package struct PasswordHashError: Error, Equatable {}
