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

    @Test(arguments: [(3_700, true), (3_500, false)])
    func `Leftovers are removed at the start once they are older than an hour, files of other programs never`(
        age: TimeInterval,
        isRemoved: Bool
    ) async throws {
        let others = [".session-1", "session-4711-12", ".notes-4711-12", "notes.txt"]
        _ = try await open()
        for name in Self.names + others { try leave(name, secondsAgo: age) }

        _ = try await open()

        let left = Set(try directory.names())
        #expect(left.intersection(Self.names) == (isRemoved ? [] : Set(Self.names)))
        #expect(left.isSuperset(of: others))
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
