import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Shared

struct SessionStoreTests {
    private let directory: TemporaryDirectory
    private let database: Database
    private let clock = VirtualClock()
    private var file: URL { directory.url.appending(path: "session") }
    private var store: FileSessionStore { FileSessionStore(file: file, database: database, clock: clock) }

    init() async throws {
        directory = try TemporaryDirectory()
        database = try .inMemory()
        for name in ["One", "Two"] { try await addUser(name, to: database) }
    }

    @Test
    func `A session is read back from one file that only its owner can read, and a later one replaces it`() async throws
    {
        let (session, later) = (Session.new(userID: 1, at: clock.now), Session.new(userID: 2, at: clock.now))
        try await store.save(session)
        #expect(try await store.current() == session)
        #expect(try mode(of: file) == 0o600)
        try setMode(0o644, of: file)

        try await store.save(later)

        #expect(try await store.current() == later)
        try directory.names().expect(["session"])
        #expect(try mode(of: file) == 0o600)
    }

    @Test
    func `A process whose session another process replaced, like one without, has none and removes none`() async throws
    {
        let (ours, theirs, third) = (store, store, store)
        try await ours.save(.new(userID: 1, at: clock.now))
        let later = Session.new(userID: 2, at: clock.now)

        try await theirs.save(later)
        let ourUser = try await ours.current()
        for process in [ours, third] { try await process.remove() }

        #expect(ourUser == nil)
        #expect(try await ours.current() == nil)
        #expect(try await theirs.current() == later)
    }

    @Test
    func `A session that cannot be looked up now, or whose file not opened, is an error, not missing`() async throws {
        let (store, session) = (store, Session.new(userID: 1, at: clock.now))
        let unopened = directory.url.appending(path: String(repeating: "x", count: 256))
        try await store.save(session)

        try await database.write { try $0.execute("ALTER TABLE sessions RENAME TO moved") }
        await #expect(throws: StorageError.self) { try await store.current() }
        try await database.write { try $0.execute("ALTER TABLE moved RENAME TO sessions") }
        await #expect(throws: StorageError("File name too long")) {
            try await FileSessionStore(file: unopened, database: database, clock: clock).current()
        }

        #expect(try await store.current() == session)
    }

    @Test func `A session ends after 30 days, and is removed with the next login`() async throws {
        try await store.save(.new(userID: 1, at: clock.now))
        await clock.advance(by: .seconds(30 * 86_400 - 1))
        #expect(try await store.current() != nil)
        await clock.advance(by: .seconds(1))
        #expect(try await store.current() == nil)

        let session = Session.new(userID: 2, at: clock.now)
        try await store.save(session)

        try await savedTokens().expect([session.token])
    }

    @Test func `Removing a session succeeds whether there is one or not, and its file has no effect if it is restored`()
        async throws
    {
        let store = store
        try await store.save(.new(userID: 1, at: clock.now))
        let kept = try Data(contentsOf: file)

        for _ in 1...2 { try await store.remove() }
        #expect(try await store.current() == nil)
        #expect(try directory.names().isEmpty)
        try kept.write(to: file)

        #expect(try await store.current() == nil)
    }

    @Test(arguments: [
        #"{"token":"","userID":2,"expires":1e308}"#, #"{"token":"TOKEN","userID":2,"expires":1e308}"#,
    ])
    func `A session that was never saved for its user is not valid`(forgery: String) async throws {
        let session = Session.new(userID: 1, at: clock.now)
        try await store.save(session)

        try Data(forgery.replacing("TOKEN", with: session.token).utf8).write(to: file)

        #expect(try await store.current() == nil)
    }

    @Test func `A session of no account, or one that cannot be written, is reported and leaves no file`() async throws {
        await #expect(throws: StorageError.self) { try await store.save(.new(userID: 3, at: clock.now)) }
        #expect(try directory.names().isEmpty)

        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        await #expect(throws: StorageError.self) { try await store.save(.new(userID: 1, at: clock.now)) }
        try directory.names().expect(["session"])
    }

    @Test(arguments: Obstacle.allCases)
    func `A session whose file cannot be read or removed still ends`(obstacle: Obstacle) async throws {
        let store = store
        try await store.save(.new(userID: 1, at: clock.now))
        let kept = try Data(contentsOf: file)
        try obstacle.replace(file)

        try await store.remove()

        try? FileManager.default.removeItem(at: file)
        try kept.write(to: file)
        #expect(try await self.store.current() == nil)
    }

    @Test func `A session that cannot be removed anywhere throws an error, and ends if only its file can be removed`()
        async throws
    {
        let store = store
        let session = Session.new(userID: 1, at: clock.now)
        try await store.save(session)
        let kept = try Data(contentsOf: file)
        try await database.write { try $0.execute(refusal) }

        try Obstacle.directory.replace(file)
        await #expect(throws: StorageError.self) { try await store.remove() }
        try directory.names().expect(["session"])
        try FileManager.default.removeItem(at: file)
        try kept.write(to: file)
        #expect(try await store.current() == session)
        try await store.remove()

        #expect(try await store.current() == nil)
        try directory.names().expect(["session-ended"])
    }

    @Test(arguments: [false, true])
    func `A session whose row could not be removed is refused, and the row removed once the database can be written`(
        isByLogin: Bool
    ) async throws {
        let store = store
        try await store.save(.new(userID: 1, at: clock.now))
        let kept = try Data(contentsOf: file)
        try await database.write { try $0.execute(refusal) }
        try await store.remove()

        try kept.write(to: file)
        #expect(try await store.current() == nil)
        #expect(try await self.store.current() == nil)
        #expect(try mode(of: directory.url.appending(path: "session-ended")) == 0o600)
        #expect(try await savedTokens().count == 1)

        try await database.write { try $0.execute("DROP TRIGGER refusal") }
        let session = Session.new(userID: 2, at: clock.now)
        if isByLogin { try await self.store.save(session) }
        #expect(try await self.store.current() == (isByLogin ? session : nil))
        try await savedTokens().expect(isByLogin ? [session.token] : [])
        try directory.names().expect(["session"])
    }

    @Test func `A session's file is removed before its row, which another process may delay`() async throws {
        let log = RowLog()
        let removals = Mutex<[String]>([])
        let database = try Database.inMemory(log: log)
        try await addUser("One", to: database)
        var calls = FileCalls.system
        calls.unlink = { url in
            let rows = log.take().values.reduce(0, +)
            removals.withLock { $0.append("\(url.lastPathComponent), rows written before: \(rows)") }
            return FileCalls.system.unlink(url)
        }
        let store = FileSessionStore(file: file, database: database, clock: clock, by: calls)
        try await store.save(.new(userID: 1, at: clock.now))
        _ = log.take()

        try await store.remove()

        removals.withLock { $0 }.expect(["session, rows written before: 0", "session-ended, rows written before: 1"])
    }

    @Test func `Several sessions whose rows could not be removed are all refused`() async throws {
        let stores = [store, store]
        var kept: [Data] = []
        for store in stores {
            try await store.save(.new(userID: 1, at: clock.now))
            kept.append(try Data(contentsOf: file))
        }
        try await database.write { try $0.execute(refusal) }
        for store in stores { try await store.remove() }

        for data in kept {
            try data.write(to: file)
            #expect(try await store.current() == nil)
        }
    }

    @Test func `A process that has a session writes nothing when it reads it`() async throws {
        let (ours, theirs) = (store, store)
        try await ours.save(.new(userID: 1, at: clock.now))
        _ = try await theirs.current()
        try await database.write { try $0.execute(refusal) }
        try await theirs.remove()
        try await database.write { try $0.execute("DROP TRIGGER refusal") }

        #expect(try await ours.current() == nil)

        #expect(try await savedTokens().count == 1)
    }

    @Test func `While another process has the directory's lock a session is neither saved nor removed`() async throws {
        let store = FileSessionStore(file: file, database: database, clock: clock, patience: .zero)
        let session = Session.new(userID: 1, at: clock.now)
        try await store.save(session)

        let lock = HeldLock(of: directory.url)
        await #expect(throws: StorageError.self) { try await store.save(.new(userID: 2, at: clock.now)) }
        let current = try await store.current()
        try await store.remove()

        withExtendedLifetime(lock) {}
        #expect(current == session)
        #expect(try await store.current() == nil)
    }

    @Test(arguments: [
        "", "{}", "null", "[]", "{\"token\":\"a\",\"userID\":1}",
        "{\"token\":\"a\",\"userID\":1,\"expires\":\"never\"}",
        "\u{0}\u{1}", String(repeating: "[", count: 4000), "garbage", String(repeating: "long", count: 2000),
    ])
    func `A file of garbage contains no session, and is removed with the one it replaced`(text: String) async throws {
        let store = store
        try await store.save(.new(userID: 1, at: clock.now))

        try Data(text.utf8).write(to: file)
        #expect(try await store.current() == nil)
        try await store.remove()

        #expect(try directory.names().isEmpty)
    }

    @Test
    func `A directory, a link, a pipe or a file that is too long instead of the file is not a session`() async throws {
        try await store.save(.new(userID: 1, at: clock.now))
        let names = ["directory", "link", "pipe", "padded"].map { directory.url.appending(path: $0) }
        try FileManager.default.createDirectory(at: names[0], withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(at: names[1], withDestinationURL: file)
        #expect(mkfifo(names[2].path, 0o600) == 0)
        try (Data(contentsOf: file) + Data(repeating: 32, count: 4096)).write(to: names[3])

        for name in names {
            #expect(try await FileSessionStore(file: name, database: database, clock: clock).current() == nil)
        }
    }

    private func savedTokens() async throws -> [String] {
        try await database.read { try $0.rows("SELECT token FROM sessions") { $0.text(0) } }
    }
}

/// A trigger that prevents sessions from being deleted.
private let refusal = """
    CREATE TRIGGER refusal BEFORE DELETE ON sessions BEGIN SELECT RAISE(ABORT, 'refused'); END
    """

/// An entry that replaces the session's file.
enum Obstacle: CaseIterable {
    /// It is not followed.
    case link
    /// It can be neither read nor removed.
    case directory

    func replace(_ file: URL) throws {
        try FileManager.default.removeItem(at: file)
        switch self {
        case .link: try #require(symlink("/nowhere", file.path) == 0)
        case .directory: try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        }
    }
}
