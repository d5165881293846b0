/// Keeps the accounts. Answers after a delay, as a service across a network would.
package protocol AccountService: Sendable {
    /// Checks the credentials and saves a new session. Throws `AccountError` or `ServiceError.noConnection`; when canceled, it
    /// saves nothing.
    func logIn(_ credentials: Credentials) async throws

    /// Makes an account in one step, and where the app is so set saves a session for it; where that fails, the outcome is
    /// `accountCreated`. Throws `AccountError.emailTaken` or `ServiceError.noConnection`. When canceled before the account is stored, it makes
    /// none; afterwards the account stays.
    func signUp(_ registration: Registration) async throws -> SignupOutcome

    /// Everyone with an account, by last then first name.
    func users() async throws -> [User]
}
