import Foundation
import TestSupport
import Testing

@testable import Shared

struct DamagedDatabaseTests {
    private let directory: TemporaryDirectory
    private let log = Log()
    private var file: URL { directory.url.appending(path: "arch-demo.sqlite") }
    private var aside: URL { directory.url.appending(path: "arch-demo-damaged-1.sqlite") }

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test(arguments: [0, 50, 5000, nil])
    func `A database that is cut short, or whose tables cannot be read, is set aside`(length: Int?) async throws {
        try await addUser("Zoe", to: makeDatabase())
        var data = try Data(contentsOf: file)
        if let length {
            data = data.prefix(length)
        } else {
            data.replaceSubrange(100..<4096, with: Data(repeating: 0xff, count: 3996))
        }
        try data.write(to: file)

        let database = try makeDatabase()

        #expect(length == nil || (try? Data(contentsOf: aside)) == data)
        #expect(try await (log.entries.count, firstNames(in: database)) == (1, []))
    }

    @Test func `A write-ahead log without its database is set aside`() async throws {
        try Data("a log".utf8).write(to: directory.url.appending(path: "arch-demo.sqlite-wal"))

        _ = try makeDatabase()

        let kept = directory.url.appending(path: "arch-demo-damaged-1.sqlite-wal")
        #expect(log.entries.count == 1)
        #expect(try Data(contentsOf: kept) == Data("a log".utf8))
    }

    @Test func `A damaged database is not moved if no new one can be created`() throws {
        try Data("no database".utf8).write(to: file)
        let inTheWay = directory.url.appending(path: ".arch-demo.sqlite-new/file")
        try FileManager.default.createDirectory(at: inTheWay, withIntermediateDirectories: true)

        #expect(throws: DataDirectoryError.self) { try makeDatabase() }

        #expect(log.entries.isEmpty)
        #expect(try Data(contentsOf: file) == Data("no database".utf8))
    }

    @Test(arguments: [[], ["-wal"], ["-wal", ""]])
    func `A start completes a replacement that a kill interrupted, and reports it once`(moved: [String]) async throws {
        try await addUser("Zoe", to: makeDatabase())
        try FileManager.default.moveItem(at: file, to: directory.url.appending(path: ".arch-demo.sqlite-new"))
        for suffix in ["-wal", ""] {
            let path = (moved.contains(suffix) ? aside : file).path + suffix
            try Data("no database".utf8).write(to: URL(filePath: path))
        }
        try leaveNote()

        let database = try makeDatabase()
        _ = try makeDatabase()

        log.entries.expect(["The database was damaged; it is kept as \(aside.path), and a new one begins."])
        let kept = try [aside, URL(filePath: aside.path + "-wal")].map { try Data(contentsOf: $0) }
        kept.expect([Data("no database".utf8), Data("no database".utf8)])
        let hidden = try directory.names().filter { $0.hasPrefix(".") }
        #expect(try await (firstNames(in: database), hidden) == ([], []))
    }

    @Test(arguments: [
        "", "x", "../arch-demo-damaged-1.sqlite", "session", "arch-demo-damaged-1.sqlite",
        "arch-demo-damaged-01.sqlite", "arch-demo-damaged-+1.sqlite",
    ])
    func `A note that names no damaged database is removed silently and moves nothing`(note: String) async throws {
        try await addUser("Zoe", to: makeDatabase())
        try leaveNote(note)
        try Data("no database".utf8).write(to: directory.url.appending(path: ".arch-demo.sqlite-new"))

        let database = try makeDatabase()

        #expect(try await (log.entries, firstNames(in: database)) == ([], ["Zoe"]))
        #expect(try directory.names().contains(".arch-demo.sqlite-set-aside") == false)
    }

    @Test(arguments: [true, false])
    func `A note does not let a damaged database overwrite an earlier one, and each is reported`(
        isInterrupted: Bool
    ) throws {
        try Data("first".utf8).write(to: aside)
        try Data("second".utf8).write(to: file)
        try leaveNote()
        if isInterrupted { try Data().write(to: directory.url.appending(path: ".arch-demo.sqlite-new")) }

        _ = try makeDatabase()

        let second = directory.url.appending(path: "arch-demo-damaged-2.sqlite")
        let reported = isInterrupted ? [second] : [aside, second]
        log.entries.expect(reported.map { "The database was damaged; it is kept as \($0.path), and a new one begins." })
        try [aside, second].map { try Data(contentsOf: $0) }.expect(["first", "second"].map { Data($0.utf8) })
    }

    @Test func `A start reports once what an earlier start, killed before its report, set aside`() async throws {
        try await addUser("Zoe", to: makeDatabase())
        try Data("no database".utf8).write(to: aside)
        try leaveNote()

        let database = try makeDatabase()
        _ = try makeDatabase()

        log.entries.expect(["The database was damaged; it is kept as \(aside.path), and a new one begins."])
        let isNoted = try directory.names().contains(".arch-demo.sqlite-set-aside")
        #expect(try await (firstNames(in: database), isNoted) == (["Zoe"], false))
    }

    @Test
    func `Behind a symbolic link an intact database is found, and a damaged one set aside beside it`() async throws {
        let target = directory.url.appending(path: "elsewhere", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "elsewhere/real.sqlite")

        try await addUser("Zoe", to: makeDatabase())
        let found = try await firstNames(in: makeDatabase())
        try Data("no database".utf8).write(to: target.appending(path: "real.sqlite"))
        _ = try makeDatabase()

        found.expect(["Zoe"])
        #expect(log.entries.count == 1)
        #expect(try Data(contentsOf: target.appending(path: "real-damaged-1.sqlite")) == Data("no database".utf8))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == "elsewhere/real.sqlite")
        try directory.names().expect(["arch-demo.sqlite", "elsewhere"])
    }

    @Test func `An unfinished new database after a kill is removed without a warning`() async throws {
        let draft = ".arch-demo.sqlite-new"
        for name in [draft, draft + "-journal"] { try Data("half".utf8).write(to: directory.url.appending(path: name)) }

        let database = try makeDatabase()

        #expect(try await (log.entries, firstNames(in: database)) == ([], []))
        try directory.names().expect(["arch-demo.sqlite", "arch-demo.sqlite-shm", "arch-demo.sqlite-wal"])
    }

    @Test func `Damage found later is thrown by the statement that finds it`() async throws {
        let database = try makeDatabase()
        try await database.write { connection in
            for number in 0..<1000 { try insert("\(number)", connection) }
        }
        try SQLiteConnection(path: file.path, patience: .zero).execute("PRAGMA wal_checkpoint(TRUNCATE)")
        var data = try Data(contentsOf: file)
        let lastPage = data.count - 4096
        data.replaceSubrange(lastPage..., with: Data(repeating: 0xff, count: 4096))
        try data.write(to: file)

        let reopened = try makeDatabase()

        await #expect(throws: StorageError.self) { try await firstNames(in: reopened) }
        #expect(log.entries.isEmpty)
    }

    /// Writes a note that the database is to be set aside as the first damaged one.
    private func leaveNote(_ text: String = "arch-demo-damaged-1.sqlite") throws {
        try Data(text.utf8).write(to: directory.url.appending(path: ".arch-demo.sqlite-set-aside"))
    }

    private func makeDatabase() throws -> Database {
        try Database(file: file) { [log] in log.add($0) }
    }
}
