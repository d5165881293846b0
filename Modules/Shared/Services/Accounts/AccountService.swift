/// Manages the accounts. Responds after a delay, as a remote service would.
package protocol AccountService: Sendable {
    /// Checks the credentials and returns a new session, which counts once a `SessionStore` has saved it. Throws
    /// `AccountError` or `ServiceError.noConnection`.
    func logIn(_ credentials: Credentials) async throws -> Session

    /// Creates an account in one step, and returns a session for it, which counts once a `SessionStore` has saved it.
    /// If canceled before the account is stored, creates none. Throws `AccountError.emailTaken` or
    /// `ServiceError.noConnection`.
    func signUp(_ registration: Registration) async throws -> Session

    /// Returns all users, sorted by last name, then first name.
    func users() async throws -> [User]
}
