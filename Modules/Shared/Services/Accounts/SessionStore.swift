/// Keeps the one session of this device.
package protocol SessionStore: Sendable {
    /// The saved session if it is still valid; one that is expired, unreadable or not in the database counts as none.
    func current() async -> Session?

    /// Saves `session` in place of any other, for good before it returns.
    func save(_ session: Session) async throws

    /// Removes the session that `current` gives; afterwards it gives none.
    func remove() async throws
}
