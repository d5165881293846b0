import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Shared

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
        try await ours.logIn()
        let theirs = try await AccountsFixture(at: .directory(directory.url))
        #expect(try await theirs.sessions.current() != nil)

        try await theirs.sessions.remove()
        await #expect(throws: AccountError.loggedOut) { try await ours.services.favorites.all() }
        try await ours.sessions.remove()
        try await ours.logIn()

        #expect(try await ours.services.favorites.all().isEmpty)
    }

    @Test func `Nothing is written for a session that another process ends after it was checked`() async throws {
        let clock = VirtualClock()
        let storage = try Storage.memory(clock: clock)
        let sessions = EndedAfterCheck(sessions: storage.sessions)
        let location = StorageLocation.memory(
            Storage(database: storage.database, sessions: sessions, images: storage.images)
        )
        let fixture = try await AccountsFixture(at: location, clock: clock)
        let services = fixture.services
        let picture = FeedPicture(id: "1", title: "Rose", photographer: "Ana", thumbnail: "https://images.example/1")
        let added = NewPicture(author: "Ana", address: try #require(WebAddress("https://images.example/1")))

        try await fixture.logIn()
        await #expect(throws: AccountError.loggedOut) { try await services.favorites.like(picture) }
        try await fixture.logIn()
        await #expect(throws: AccountError.loggedOut) { try await services.addedPictures.add(added) }

        try await fixture.logIn()
        sessions.isStopped.withLock { $0 = true }
        #expect(try await services.favorites.all().isEmpty)
        #expect(try await services.addedPictures.all().isEmpty)
    }

    private func logIn(_ email: String, _ directory: TemporaryDirectory) async throws {
        try await AccountsFixture(at: .directory(directory.url)).logIn(email)
    }

    private func session(in directory: TemporaryDirectory) async throws -> Session? {
        try await AccountsFixture(at: .directory(directory.url)).sessions.current()
    }
}

/// Ends the session when it has returned it, as another process that logs out would.
private final class EndedAfterCheck: SessionStore {
    let isStopped = Mutex(false)
    private let sessions: any SessionStore

    init(sessions: any SessionStore) {
        self.sessions = sessions
    }

    func current() async throws -> Session? {
        let session = try await sessions.current()
        if !isStopped.withLock({ $0 }) { try await sessions.remove() }
        return session
    }

    func save(_ session: Session) async throws { try await sessions.save(session) }

    func remove() async throws { try await sessions.remove() }
}
