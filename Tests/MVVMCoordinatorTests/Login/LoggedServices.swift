import Shared
import TestSupport

/// Accepts every login and signup, and adds it to a log.
nonisolated struct LoggedAccounts: AccountService {
    let log: Log

    func logIn(_ credentials: Credentials) async throws -> Session {
        log.add("logIn")
        return .sample
    }

    func signUp(_ registration: Registration) async throws -> Session {
        log.add("signUp")
        return .sample
    }

    func users() async throws -> [User] { [] }
}

/// Adds each session that is saved to a log.
nonisolated struct LoggedSessions: SessionStore {
    let log: Log

    func current() async throws -> Session? { nil }

    func save(_ session: Session) async throws {
        log.add("save")
    }

    func remove() async throws {}
}
