import CSQLite
import Dispatch
import Foundation
import TestSupport
import Testing

@testable import Shared

struct DatabaseTests {
    private let directory: TemporaryDirectory
    private var file: URL { directory.url.appending(path: "arch-demo.sqlite") }

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test func `Only its owner can read the files of a database, also if others could before`() async throws {
        _ = try makeDatabase()
        try setMode(0o644, of: file)

        let database = try makeDatabase()
        try await addUser("Zoe", to: database)

        let names = try directory.names()
        names.expect(["arch-demo.sqlite", "arch-demo.sqlite-shm", "arch-demo.sqlite-wal"])
        for name in names { #expect(try mode(of: directory.url.appending(path: name)) == 0o600) }
    }

    @Test func `Each transaction is flushed to disk`() throws {
        let connection = try DatabaseFile(file, patience: .zero).open { _ in }

        try connection.rows("PRAGMA synchronous") { $0.text(0) }.expect(["2"])
        try connection.rows("PRAGMA journal_mode") { $0.text(0) }.expect(["wal"])
    }

    @Test func `All queries of a read see one state, and no other process writes during a transaction`() async throws {
        let database = try makeDatabase()

        let counts = try await database.read { [file] connection in
            let before = try connection.rows("SELECT count(*) FROM users") { $0.integer(0) }
            try insert("Zoe", SQLiteConnection(path: file.path, patience: .zero))
            return try before + connection.rows("SELECT count(*) FROM users") { $0.integer(0) }
        }
        counts.expect([0, 0])
        try await firstNames(in: database).expect(["Zoe"])

        try await database.write { [file] connection in
            _ = try connection.rows("SELECT first_name FROM users") { $0.text(0) }
            #expect(throws: StorageError.self) {
                try SQLiteConnection(path: file.path, patience: .zero).execute("BEGIN IMMEDIATE")
            }
        }
        try SQLiteConnection(path: file.path).execute("BEGIN IMMEDIATE; COMMIT")
    }

    /// The write goes on once the read has ended. Its limit matters only if the read waits for the write.
    @Test func `A read does not wait for a write under way`() async throws {
        let database = try makeDatabase()
        let (begins, readEnds) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let write = Task {
            try await database.write { connection in
                begins.signal()
                try insert("Zoe", connection)
                return readEnds.wait(timeout: .now() + 3_600)
            }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "Waiting").async {
                begins.wait()
                continuation.resume()
            }
        }

        let names = try await firstNames(in: database)
        readEnds.signal()

        #expect(try await write.value == .success)
        #expect(names.isEmpty)
        try await firstNames(in: database).expect(["Zoe"])
    }

    @Test func `A write that fails halfway is rolled back`() async throws {
        let database = try makeDatabase()

        await #expect(throws: StorageError.self) {
            try await database.write { connection in
                try insert("Zoe", connection)
                try insert("Zoe", connection)
            }
        }

        #expect(try await firstNames(in: database).isEmpty)
        try await addUser("Amy", to: database)
        try await firstNames(in: database).expect(["Amy"])
    }

    @Test(arguments: [false, true], [false, true])
    func `A write to a database that is removed or replaced, before or during it, fails`(
        isReplaced: Bool,
        isDuring: Bool
    ) async throws {
        let database = try makeDatabase()
        let replace = { @Sendable [file] in
            for suffix in ["", "-wal", "-shm"] { try FileManager.default.removeItem(atPath: file.path + suffix) }
            if isReplaced { _ = try Database(file: file) { _ in } }
        }
        if !isDuring { try replace() }

        await #expect(throws: StorageError.self) {
            try await database.write { connection in
                try insert("Zoe", connection)
                if isDuring { try replace() }
            }
        }

        if isReplaced { #expect(try await firstNames(in: makeDatabase()).isEmpty) }
    }

    @Test(arguments: [false, true])
    func `A directory or database that another process keeps locked is reported at the start`(isDirectory: Bool) throws
    {
        let otherProgram = try SQLiteConnection(path: file.path, patience: .zero)
        let lock = isDirectory ? HeldLock(of: directory.url) : nil
        if !isDirectory { try otherProgram.execute("CREATE TABLE t (x); BEGIN EXCLUSIVE") }

        #expect(throws: DataDirectoryError.locked(path: file.path)) { try makeDatabase(patience: .zero) }

        withExtendedLifetime((otherProgram, lock)) {}
    }

    @Test(arguments: ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE", "BEGIN; SELECT * FROM users"])
    func `A start waits for a lock until patience runs out, in another mode of the journal, too`(lock: String) throws {
        _ = try makeDatabase()
        let otherProgram = try SQLiteConnection(path: file.path)
        try otherProgram.execute("PRAGMA journal_mode = DELETE; \(lock)")
        let begin = ContinuousClock.now

        #expect(throws: DataDirectoryError.locked(path: file.path)) { try makeDatabase(patience: .milliseconds(100)) }

        #expect(ContinuousClock.now - begin >= .milliseconds(100))
        try otherProgram.execute("COMMIT")
        #expect(throws: Never.self) { try makeDatabase() }
    }

    @Test func `A start needs to write nothing, so that it succeeds while another process writes`() throws {
        _ = try makeDatabase()
        let otherProgram = try SQLiteConnection(path: file.path)
        try otherProgram.execute("BEGIN EXCLUSIVE")

        #expect(throws: Never.self) { try makeDatabase(patience: .zero) }

        try otherProgram.execute("COMMIT")
    }

    @Test func `The lock of a directory ends with its work, though a process that starts has the descriptor`() throws {
        var copies: [Int32] = []
        defer { for copy in copies { close(copy) } }

        try withLock(on: directory.url, patience: .zero) {
            let identity = FileIdentity(at: directory.url.path)
            let lock = try #require((0..<getdtablesize()).first { FileIdentity(at: "/dev/fd/\($0)") == identity })
            copies.append(dup(lock))
        }

        #expect(throws: Never.self) { try withLock(on: directory.url, patience: .zero) {} }
    }

    @Test func `A connection to a database that should be there creates none`() {
        #expect(throws: StorageError.self) { try SQLiteConnection(path: file.path, isThere: true) }

        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `A database locked by another process is reported when patience runs out`() async throws {
        let database = try makeDatabase(patience: .zero)
        let otherProgram = try SQLiteConnection(path: file.path, patience: .zero)
        try otherProgram.execute("BEGIN IMMEDIATE")

        await #expect(throws: StorageError.self) { try await addUser("Zoe", to: database) }

        try otherProgram.execute("COMMIT")
        try await addUser("Zoe", to: database)
        try await firstNames(in: database).expect(["Zoe"])
    }

    @Test(arguments: ["a\"b]", "x'y", "select", "a\u{0301}; --", ""])
    func `A table of another program, whatever its name, does not keep the database from opening`(name: String) throws {
        _ = try makeDatabase()
        let quoted = "\"\(name.replacing("\"", with: "\"\""))\""
        try SQLiteConnection(path: file.path, patience: .zero).execute("CREATE TABLE \(quoted) (x)")

        #expect(throws: Never.self) { try makeDatabase() }
    }

    @Test(
        arguments: [
            ("CREATE TABLE users (x)", nil, "It does not have the tables of this app (table users already exists)"),
            ("PRAGMA user_version = -1", nil, "Its version is -1"),
            ("CREATE TABLE t (x); PRAGMA user_version = \(Migration.all.count + 1)", Migration.all.count + 1, ""),
            ("CREATE TABLE t (x); PRAGMA user_version = 99", 99, ""),
        ] as [(String, Int?, String)]
    )
    func `A database of a wrong or later version is reported and not changed`(
        change: String,
        version: Int?,
        reason: String
    ) throws {
        try SQLiteConnection(path: file.path, patience: .zero).execute(change)

        let later = version.map { DataDirectoryError.newer(path: file.path, version: $0, known: Migration.all.count) }
        #expect(throws: later ?? .cannotUse(path: file.path, reason: reason)) { try makeDatabase() }

        try directory.names().expect(["arch-demo.sqlite"])
    }

    @Test func `A database without the tables of its version is reported`() async throws {
        let connection = try SQLiteConnection(path: file.path, patience: .zero)
        try connection.execute("PRAGMA user_version = \(Migration.all.count)")

        let reason = "It does not have the tables of this app (no such table: users)"
        await #expect(throws: DataDirectoryError.cannotUse(path: file.path, reason: reason)) {
            try await AccountsFixture(at: .directory(directory.url))
        }
    }

    @Test func `A directory at the database's path is reported, and a database whose directory is missing`() throws {
        let missing = directory.url.appending(path: "missing/arch-demo.sqlite")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)

        let error = #expect(throws: DataDirectoryError.self) { _ = try Database(file: missing) { _ in } }

        #expect(throws: DataDirectoryError.cannotOpen(path: file.path, reason: "Not a regular file")) {
            try makeDatabase()
        }
        #expect(error?.message.hasPrefix("Cannot open the database \(missing.path): ") == true)
    }

    @Test func `A full disk is reported with its own advice, a file that cannot be created there too`() throws {
        let connection = try SQLiteConnection(path: file.path, patience: .zero)
        try connection.execute("PRAGMA max_page_count = 1")
        let refusal = #expect(throws: StorageError.self) { try connection.execute("CREATE TABLE t (x)") }
        errno = ENOSPC
        let lastCall = StorageError.ofLastCall
        errno = ENOSPC
        let creation = StorageError(sqlite: SQLITE_CANTOPEN, nil)

        let refusals: [any Error] = [try #require(refusal), lastCall, creation]
        let errors = refusals.map { DataDirectoryError(opening: "/data/arch-demo.sqlite", $0) }

        errors.expect(Array(repeating: .full(path: "/data/arch-demo.sqlite"), count: 3))
        let message = "There is no space left for /data/arch-demo.sqlite. Free some space on that disk, then try again."
        #expect(errors[0].message == message)
    }

    #if os(Linux)
        @Test func `A full disk whose file system counts no files is reported as one without space`() {
            // Like btrfs, /proc reports that it has 0 files, of which 0 are left.
            #expect(DataDirectoryError.full(at: "/proc/arch-demo.sqlite") == .full(path: "/proc/arch-demo.sqlite"))
        }
    #endif

    private func makeDatabase(patience: Duration = .seconds(5)) throws -> Database {
        try Database(file: file, patience: patience) { Issue.record("Warned: \($0)") }
    }
}

struct RowLogTests {
    private let log = RowLog()

    @Test func `Each row that is inserted, updated or deleted counts, by its table`() async throws {
        let database = try Database.inMemory(log: log)
        let atStart = log.take()
        for name in ["Ada", "Bob"] { try await addUser(name, to: database) }

        try await database.write { connection in
            try connection.run("UPDATE users SET first_name = 'Eve'")
            try connection.run("UPDATE photo_pages SET next_page = 2")
            try connection.run("DELETE FROM users WHERE email = 'Bob'")
        }
        _ = try await firstNames(in: database)

        #expect(atStart.isEmpty)
        #expect(log.take() == ["users": 5, "photo_pages": 1])
        #expect(log.take().isEmpty)
    }
}

struct QueueExecutorTests {
    @Test
    func `Jobs run in the order of their priority, and those of one priority in the order of their coming`() async {
        let line = Line()

        await line.run([("low", .low), ("first", .medium), ("high", .high), ("second", .medium)])

        await line.names.expect(["high", "first", "second", "low"])
    }
}

/// An actor on a queue of its own, which records the jobs that it runs.
private actor Line {
    private let executor = QueueExecutor(label: "Line")
    private(set) var names: [String] = []

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Starts all jobs before the first can run.
    func run(_ jobs: [(name: String, priority: TaskPriority)]) async {
        let tasks = jobs.map { job in
            Task(priority: job.priority) { names.append(job.name) }
        }
        for task in tasks { await task.value }
    }
}

@MainActor
struct StorageLocationTests {
    /// The lock is released by the main actor: if that waited for it, patience would run out.
    @Test func `Opening a directory that another process has locked leaves the main actor free`() async throws {
        let directory = try TemporaryDirectory()
        let lock = HeldLock(of: directory.url)
        let release = Task { lock.release() }

        _ = try await StorageLocation.directory(directory.url).open(clock: VirtualClock()) { _ in }

        await release.value
        #expect(try directory.names().contains("arch-demo.sqlite"))
    }
}
