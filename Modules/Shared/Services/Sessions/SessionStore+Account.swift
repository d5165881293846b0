extension SessionStore {
    /// Returns the id of the account that is logged in. Throws `AccountError.loggedOut` if there is none,
    /// `StorageError` if the session cannot be read now.
    func account() async throws -> Int {
        guard let session = try await current() else { throw AccountError.loggedOut }
        return session.userID
    }
}
