/// Stores the session of this device.
package protocol SessionStore: Sendable {
    /// Returns the saved session; `nil` if there is none, or if what is saved is not a session, has expired or is not
    /// in the database. Throws `StorageError` if it cannot be read now.
    func current() async throws -> Session?

    /// Saves `session` and replaces any other. It is durable when the method returns.
    func save(_ session: Session) async throws

    /// Removes the session that this process saved or was the first to read; from then on `current` returns `nil`.
    func remove() async throws
}

extension SessionStore {
    /// Returns the session. Throws `AccountError.loggedOut` if there is none, `StorageError` if it cannot be read now.
    func required() async throws -> Session {
        guard let session = try await current() else { throw AccountError.loggedOut }
        return session
    }
}
