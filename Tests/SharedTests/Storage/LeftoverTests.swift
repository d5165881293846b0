import Foundation
import Shared
import TestSupport
import Testing

/// Unfinished files that a killed process left.
struct LeftoverTests {
    private let directory: TemporaryDirectory
    private static let names = [
        ".session-4711-12", "..arch-demo.sqlite-set-aside-4711-12", ".arch-demo.sqlite-new",
        ".arch-demo.sqlite-new-journal",
    ]

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test(arguments: names)
    func `A leftover is removed at the start once it is older than an hour`(name: String) async throws {
        _ = try await open()
        try leave(name, secondsAgo: 3_700)

        _ = try await open()

        #expect(try directory.names().contains(name) == false)
    }

    @Test(arguments: names)
    func `A leftover stays for an hour`(name: String) async throws {
        _ = try await open()
        try leave(name, secondsAgo: 3_500)

        _ = try await open()

        #expect(try directory.names().contains(name))
    }

    @Test(arguments: [".session-1", "session-4711-12", ".notes-4711-12", "notes.txt"])
    func `Files of other programs are not removed as leftovers`(name: String) async throws {
        _ = try await open()
        try leave(name, secondsAgo: 3_700)

        _ = try await open()

        #expect(try directory.names().contains(name))
    }

    private func open() async throws -> Storage {
        try await StorageLocation.directory(directory.url).open(clock: VirtualClock()) { Issue.record("Warned: \($0)") }
    }

    private func leave(_ name: String, secondsAgo seconds: TimeInterval) throws {
        let file = directory.url.appending(path: name)
        try Data("half".utf8).write(to: file)
        let date = Date(timeIntervalSinceNow: -seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
}
