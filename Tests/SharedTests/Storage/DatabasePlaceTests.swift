import Foundation
import TestSupport
import Testing

@testable import Shared

/// The database's path with other things than a database, and while the path's meaning changes.
@Suite(.timeLimit(.minutes(1))) struct DatabasePlaceTests {
    private let temporary: TemporaryDirectory

    init() throws {
        temporary = try TemporaryDirectory()
    }

    @Test(arguments: ["-journal", "-wal", "-shm"], [true, false])
    func `A pipe at the path of one of the database's other files is reported`(suffix: String, isNew: Bool) throws {
        let file = temporary.url.appending(path: "arch-demo.sqlite")
        if !isNew { _ = try Database(file: file) { _ in } }
        unlink(file.path + suffix)
        try #require(mkfifo(file.path + suffix, 0o600) == 0)

        let error = #expect(throws: DataDirectoryError.self) { _ = try Database(file: file) { _ in } }

        let reason = "arch-demo.sqlite\(suffix) is not a regular file"
        #expect(error == .cannotOpen(path: file.path, reason: reason))
    }

    @Test
    func `A pipe at the path of the note on a damaged database is removed`() throws {
        let file = temporary.url.appending(path: "arch-demo.sqlite")
        let note = temporary.url.appending(path: ".arch-demo.sqlite-set-aside")
        try #require(mkfifo(note.path, 0o600) == 0)

        #expect(throws: Never.self) { try Database(file: file) { Issue.record("Warned: \($0)") } }

        #expect(!FileManager.default.fileExists(atPath: note.path))
    }
}
