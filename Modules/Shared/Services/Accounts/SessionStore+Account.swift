extension SessionStore {
    /// The number of the account that is logged in at this moment. Throws `AccountError.loggedOut` where there is none.
    func account() async throws -> Int {
        guard let session = await current() else { throw AccountError.loggedOut }
        return session.userID
    }
}
