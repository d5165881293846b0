/// Stores the session of this device.
package protocol SessionStore: Sendable {
    /// Returns the saved session; `nil` if there is none or it is expired, unreadable or not in the database.
    func current() async -> Session?

    /// Saves `session` and replaces any other. It is durable when the method returns.
    func save(_ session: Session) async throws

    /// Removes the session that `current` returns; from then on `current` returns `nil`.
    func remove() async throws
}
