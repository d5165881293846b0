import Foundation
import TestSupport
import Testing

@testable import Shared

/// The database's path with other things than a database, and while the path's meaning changes.
struct DatabasePlaceTests {
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

        let error = DataDirectoryError.cannotOpen(
            path: file.path,
            reason: "arch-demo.sqlite\(suffix) is not a regular file"
        )
        #expect(throws: error) { try Database(file: file) { _ in } }
    }

    @Test(.enabled(if: geteuid() == 0, "Only root can give a file away."), arguments: ForeignPart.allCases)
    func `A link is not followed if it, the database or its directory is another user's`(part: ForeignPart) throws {
        let file = try LinkedPlace.file.make(in: temporary.url)
        let target = temporary.url.appending(path: "one/arch-demo.sqlite")
        try Data("not the app's".utf8).write(to: target)
        try setMode(0o644, of: target)
        let owner = try #require(getpwuid(1))
        let foreign = part.url(link: file, target: target)
        try #require(lchown(foreign.path, 1, 1) == 0)

        let reason = "It belongs to \(String(cString: owner.pointee.pw_name))"
        #expect(throws: DataDirectoryError.cannotUse(path: foreign.resolvingParent.path, reason: reason)) {
            try Database(file: file) { _ in }
        }

        #expect(try Data(contentsOf: target) == Data("not the app's".utf8))
        #expect(try mode(of: target) == 0o644)
        try temporary.names().expect(["link", "one", "two"])
    }

    @Test(arguments: LinkedPlace.allCases)
    func `A write fails once a link on the way to the database leads elsewhere`(place: LinkedPlace) async throws {
        let file = try place.make(in: temporary.url)
        let database = try Database(file: file) { _ in }

        try place.redirect(in: temporary.url)

        await #expect(throws: StorageError("the database was removed or replaced")) {
            try await addUser("Zoe", to: database)
        }
        try place.restore(in: temporary.url)
        #expect(try await firstNames(in: Database(file: file) { _ in }).isEmpty)
    }

    @Test func `A log-out fails once a link leads to another directory, as the session stays`() async throws {
        let place = try LinkedPlace.directory.make(in: temporary.url)
        let file = place.deletingLastPathComponent().appending(path: "session")
        let (database, clock) = (try Database(file: place) { _ in }, VirtualClock())
        try await addUser("Zoe", to: database)
        let store = FileSessionStore(file: file, database: database, clock: clock)
        let session = Session.new(userID: 1, at: clock.now)
        try await store.save(session)

        try LinkedPlace.directory.redirect(in: temporary.url)

        await #expect(throws: StorageError.self) { try await store.remove() }
        try LinkedPlace.directory.restore(in: temporary.url)
        #expect(try await store.current() == session)
    }
}

/// What belongs to another user on the way to a database behind a symbolic link.
enum ForeignPart: CaseIterable {
    case link, directory, database

    func url(link: URL, target: URL) -> URL {
        switch self {
        case .link: link
        case .directory: target.deletingLastPathComponent()
        case .database: target
        }
    }
}

extension URL {
    fileprivate var resolvingParent: URL {
        deletingLastPathComponent().resolvingSymlinksInPath().appending(path: lastPathComponent)
    }
}

/// A place of the database behind a symbolic link.
enum LinkedPlace: CaseIterable {
    case directory, file

    /// Creates two directories and a link; returns the path of the database through the link.
    func make(in directory: URL) throws -> URL {
        for name in ["one", "two"] {
            let url = directory.appending(path: name)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        }
        try link(to: "one", in: directory)
        return self == .file
            ? directory.appending(path: "link") : directory.appending(path: "link/arch-demo.sqlite")
    }

    func redirect(in directory: URL) throws { try link(to: "two", in: directory) }

    func restore(in directory: URL) throws { try link(to: "one", in: directory) }

    private func link(to name: String, in directory: URL) throws {
        let link = directory.appending(path: "link").path
        unlink(link)
        try #require(symlink(self == .file ? "\(name)/arch-demo.sqlite" : name, link) == 0)
    }
}
