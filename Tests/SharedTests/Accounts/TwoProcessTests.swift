import Foundation
import Shared
import TestSupport
import Testing

/// Runs exit tests, each in its own process.
struct TwoProcessTests {
    @Test
    func `Two processes that start in a new directory create each account once, and count wrong passwords together`()
        async throws
    {
        let directory = try TemporaryDirectory()

        await twice {
            await #expect(processExitsWith: .success) { [path = directory.url.path as String] in
                let services = try await openServices(path)
                for number in 0..<20 {
                    do {
                        _ = try await services.accounts.signUp(makeRegistration("\(number)@example.com"))
                    } catch AccountError.emailTaken {}
                }
                for _ in 0..<2 {
                    do {
                        _ = try await services.accounts.logIn(makeCredentials("ibrar@elgrocer.com", "wrong1234"))
                    } catch is AccountError {}
                }
            }
        }

        let accounts = try await openServices(directory.url.path).accounts
        let expected = (0..<20).map { "\($0)@example.com" } + ["ali", "anas", "ibrar"].map { "\($0)@elgrocer.com" }
        try await accounts.users().map(\.email).sorted().expect(expected.sorted())
        await #expect(throws: AccountError.invalidCredentials) {
            _ = try await accounts.logIn(makeCredentials("ibrar@elgrocer.com", "wrong1234"))
        }
        await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) {
            _ = try await accounts.logIn(makeCredentials())
        }
    }

    @Test func `Tries of a process that is killed before they are checked count as wrong`() async throws {
        let directory = try TemporaryDirectory()
        for _ in 0..<5 {
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = directory.url.path as String] in
                let file = URL(filePath: path).appending(path: "arch-demo.sqlite")
                let database = try Database(file: file) { _ in }
                let service = LocalAccountService(database, hasher: HasherSpy { _ in kill(getpid(), SIGKILL) })
                _ = try await service.logIn(makeCredentials())
            }
        }

        let accounts = try await openServices(directory.url.path).accounts
        await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) {
            _ = try await accounts.logIn(makeCredentials())
        }
    }

    @Test func `Two processes that find a damaged database set it aside once`() async throws {
        let directory = try TemporaryDirectory()
        try Data("no database".utf8).write(to: directory.url.appending(path: "arch-demo.sqlite"))

        await twice {
            await #expect(processExitsWith: .success) { [path = directory.url.path as String] in
                _ = try await openServices(path).accounts.signUp(makeRegistration("\(UUID())@example.com"))
            }
        }

        #expect(try directory.names().count { $0.hasPrefix("arch-demo-damaged-") } == 1)
        #expect(try await openServices(directory.url.path).accounts.users().count == 5)
    }

    private func twice(_ body: @Sendable () async -> Void) async {
        async let first: Void = body()
        async let second: Void = body()
        _ = await (first, second)
    }
}

private func openServices(_ path: String) async throws -> Services {
    try await AccountsFixture(at: .directory(URL(filePath: path))).services
}
