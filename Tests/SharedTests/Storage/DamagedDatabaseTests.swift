import Foundation
import TestSupport
import Testing

@testable import Shared

struct DamagedDatabaseTests {
    private let directory: TemporaryDirectory
    private let log = Log()
    private var file: URL { directory.url.appending(path: "arch-demo.sqlite") }

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

        let aside = try names("arch-demo-damaged-", ".sqlite")
        #expect(try aside.map { length == nil ? data : try contents($0) } == [data])
        #expect(try await (log.entries.count, firstNames(in: database)) == (1, []))
    }

    @Test func `The user is warned, then the database is moved with all its files, the date in its name`() throws {
        for suffix in ["", "-journal", "-wal", "-shm"] {
            try Data("no database\(suffix)".utf8).write(to: URL(filePath: file.path + suffix))
        }

        _ = try Database(file: file) { [log, file] warning in
            log.add(warning)
            #expect((try? Data(contentsOf: file)) == Data("no database".utf8))
        }

        let aside = try #require(try names("arch-demo-damaged-", ".sqlite").first)
        #expect(aside.wholeMatch(of: /arch-demo-damaged-20\d{6}T\d{6}Z\.sqlite/) != nil)
        let path = directory.url.appending(path: aside).path
        log.entries.expect(["The database was damaged; it is kept as \(path), and a new one begins."])
        for suffix in ["", "-journal", "-wal"] {
            #expect(try contents(aside + suffix) == Data("no database\(suffix)".utf8))
        }
    }

    @Test func `The new names of a damaged database are on disk before a new one gets its name`() throws {
        for suffix in ["", "-wal"] { try Data("no database".utf8).write(to: URL(filePath: file.path + suffix)) }
        let (calls, log) = FileCalls.recording(in: directory.url)

        _ = try DatabaseFile(file, patience: .zero, by: calls).open { _ in }

        let names = log.entries.map { $0.replacing(#/to arch-demo-damaged-.*/#, with: "aside") }
        let moves = ["move arch-demo.sqlite-wal aside", "move arch-demo.sqlite aside", "flush ."]
        names.expect(moves + ["move .arch-demo.sqlite-new to arch-demo.sqlite", "flush ."])
    }

    @Test func `A write-ahead log without its database is set aside`() throws {
        try Data("a log".utf8).write(to: directory.url.appending(path: "arch-demo.sqlite-wal"))

        _ = try makeDatabase()

        let aside = try names("arch-demo-damaged-", ".sqlite-wal")
        #expect(log.entries.count == 1)
        #expect(try aside.map(contents) == [Data("a log".utf8)])
    }

    @Test func `A damaged database never replaces an earlier one, however soon it follows`() throws {
        for number in 1...3 {
            for suffix in ["", "-wal", "-shm"] { unlink(file.path + suffix) }
            try Data("damage \(number)".utf8).write(to: file)
            _ = try makeDatabase()
        }

        let aside = try names("arch-demo-damaged-", ".sqlite").map(contents)
        #expect(Set(aside) == Set((1...3).map { Data("damage \($0)".utf8) }))
        #expect(Set(log.entries).count == 3)
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
        let aside = try FileManager.default.contentsOfDirectory(atPath: target.path)
            .first { $0.hasPrefix("real-damaged-") && $0.hasSuffix(".sqlite") }
        #expect(try contents("elsewhere/\(#require(aside))") == Data("no database".utf8))
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
        try SQLiteConnection(path: file.path).execute("PRAGMA wal_checkpoint(TRUNCATE)")
        var data = try Data(contentsOf: file)
        let lastPage = data.count - 4096
        data.replaceSubrange(lastPage..., with: Data(repeating: 0xff, count: 4096))
        try data.write(to: file)

        let reopened = try makeDatabase()

        await #expect(throws: StorageError.self) { try await firstNames(in: reopened) }
        #expect(log.entries.isEmpty)
    }

    private func makeDatabase() throws -> Database {
        try Database(file: file) { [log] in log.add($0) }
    }

    private func names(_ prefix: String, _ suffix: String) throws -> [String] {
        try directory.names().filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }
    }

    private func contents(_ name: String) throws -> Data {
        try Data(contentsOf: directory.url.appending(path: name))
    }
}
