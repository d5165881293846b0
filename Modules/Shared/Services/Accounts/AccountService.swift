/// Manages the accounts. Responds after a delay, as a remote service would.
package protocol AccountService: Sendable {
    /// Checks the credentials and saves a new session. If canceled before it returns, saves none; if its `Work` drops
    /// the result later, the session is removed. Throws `AccountError` or `ServiceError.noConnection`.
    func logIn(_ credentials: Credentials) async throws

    /// Creates an account in one step and, if `AppOptions` say so, saves a session for it; if that fails, the outcome
    /// is `accountCreated`. If canceled before the account is stored, creates none; later, the account stays without a
    /// session. Throws `AccountError.emailTaken` or `ServiceError.noConnection`.
    func signUp(_ registration: Registration) async throws -> SignupOutcome

    /// Returns all users, sorted by last name, then first name.
    func users() async throws -> [User]
}
