import Foundation
import Shared
import TestSupport
import Testing

/// The session after its database was replaced or changed.
struct RestoredDatabaseTests {
    @Test func `A session is not valid in another directory's database, even for the same account id`() async throws {
        let (ours, theirs) = (try TemporaryDirectory(), try TemporaryDirectory())
        try await logIn("ibrar@elgrocer.com", ours)
        try await logIn("anas@elgrocer.com", theirs)

        for suffix in ["", "-wal", "-shm"] {
            let file = ours.url.appending(path: "arch-demo.sqlite\(suffix)")
            try? FileManager.default.removeItem(at: file)
            let source = theirs.url.appending(path: "arch-demo.sqlite\(suffix)")
            if FileManager.default.fileExists(atPath: source.path) {
                try FileManager.default.copyItem(at: source, to: file)
            }
        }

        #expect(try await session(in: ours) == nil)
        #expect(try await session(in: theirs) != nil)
    }

    @Test func `A process whose session another one ended gets an error, and can log in again`() async throws {
        let directory = try TemporaryDirectory()
        let ours = try await AccountsFixture(at: .directory(directory.url))
        try await ours.accounts.logIn(makeCredentials())
        let theirs = try await AccountsFixture(at: .directory(directory.url))
        #expect(try await theirs.sessions.current() != nil)

        try await theirs.sessions.remove()
        await #expect(throws: AccountError.loggedOut) { try await ours.services.favorites.all() }
        try await ours.sessions.remove()
        try await ours.accounts.logIn(makeCredentials())

        #expect(try await ours.services.favorites.all().isEmpty)
    }

    private func logIn(_ email: String, _ directory: TemporaryDirectory) async throws {
        try await AccountsFixture(at: .directory(directory.url)).accounts.logIn(makeCredentials(email))
    }

    private func session(in directory: TemporaryDirectory) async throws -> Session? {
        try await AccountsFixture(at: .directory(directory.url)).sessions.current()
    }
}
