import Shared
import TestSupport
import Testing

struct LoginCostTests {
    @Test(arguments: [
        ("zoe@example.com", "Secret1"), ("zoe@example.com", "Wrong1234"), ("nobody@example.com", "Secret1"),
    ])
    func `A login costs one hash, right or wrong, known or not`(email: String, password: String) async throws {
        let log = Log()
        let service = try makeService(log)
        _ = try await service.signUp(makeRegistration())

        try? await service.logIn(makeCredentials(email, password))

        #expect(log.entries == ["hash", "verify"])
    }

    private func makeService(_ log: Log) throws -> LocalAccountService {
        let (clock, database) = (VirtualClock(), try Database.inMemory())
        return LocalAccountService(
            database: database,
            hasher: LoggingHasher(log: log),
            clock: clock,
            sessions: MemorySessionStore(database: database, clock: clock),
            connection: Connection(),
            afterSignup: .login,
            latency: .zero
        )
    }
}

/// Records each password that is hashed, to store or to compare it.
private struct LoggingHasher: PasswordHasher {
    let log: Log
    private let hasher = SystemPasswordHasher(cost: .low)

    init(log: Log) {
        self.log = log
    }

    func hash(_ password: String) async throws -> String {
        log.add("hash")
        return try await hasher.hash(password)
    }

    func verify(_ password: String, against stored: String?) async throws -> Bool {
        log.add("verify")
        return try await hasher.verify(password, against: stored)
    }

    func isCurrent(_ stored: String) -> Bool { hasher.isCurrent(stored) }
}
