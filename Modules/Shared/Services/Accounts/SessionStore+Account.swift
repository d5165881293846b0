extension SessionStore {
    /// Returns the id of the account that is logged in. Throws `AccountError.loggedOut` if there is none.
    func account() async throws -> Int {
        guard let session = await current() else { throw AccountError.loggedOut }
        return session.userID
    }
}
