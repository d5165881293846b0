import Shared
import TestSupport
import Testing

struct LoginCostTests {
    @Test(arguments: [
        ("zoe@example.com", "Secret1"), ("zoe@example.com", "Wrong1234"), ("nobody@example.com", "Secret1"),
    ])
    func `A login costs one hash, right or wrong, known or not`(email: String, password: String) async throws {
        let log = Log()
        let service = LocalAccountService(try .inMemory(), hasher: HasherSpy { log.add($0) })
        _ = try await service.signUp(makeRegistration())

        try? await service.logIn(makeCredentials(email, password))

        log.entries.expect(["hash", "verify"])
    }
}
