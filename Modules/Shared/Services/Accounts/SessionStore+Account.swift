extension SessionStore {
    /// The number of the account that is logged in at this moment. Throws `StorageError` where there is none.
    func account() async throws -> Int {
        guard let session = await current() else { throw StorageError("nobody is logged in") }
        return session.userID
    }
}
