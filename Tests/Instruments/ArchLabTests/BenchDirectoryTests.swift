import Foundation
import Shared
import TestSupport
import Testing

@testable import ArchLab

struct BenchDirectoryTests {
    private let parent: TemporaryDirectory
    private let later = Date(timeIntervalSinceNow: 2 * 86_400)

    init() throws {
        parent = try TemporaryDirectory()
    }

    @Test
    func `A sweep removes what a killed process left a day ago, with its contents`() throws {
        let left = try makeDirectory("arch-demo-4711-1")
        try Data("old".utf8).write(to: left.appending(path: "file"))

        BenchDirectory.sweep(parent.url, at: Date())
        let namesToday = try parent.names()
        BenchDirectory.sweep(parent.url, at: later)

        #expect(namesToday == [left.lastPathComponent])
        #expect(try parent.names().isEmpty)
    }

    @Test
    func `A sweep leaves other names, links and files`() throws {
        let name = "arch-demo-4711-1"
        _ = try makeDirectory("arch-demo-1")
        _ = try makeDirectory("other-4711-1")
        try FileManager.default.createSymbolicLink(
            at: parent.url.appending(path: name),
            withDestinationURL: try makeDirectory("target")
        )
        try Data().write(to: parent.url.appending(path: "arch-demo-4711-2"))
        let before = try parent.names()

        BenchDirectory.sweep(parent.url, at: later)

        #expect(try parent.names() == before)
    }

    @Test
    func `A sweep leaves a directory that a process has locked`() throws {
        let used = try makeDirectory("arch-demo-4711-1")
        let descriptor = open(used.path, O_RDONLY)
        defer { close(descriptor) }
        try #require(flock(descriptor, LOCK_SH) == 0)

        BenchDirectory.sweep(parent.url, at: later)

        #expect(try parent.names() == [used.lastPathComponent])
    }

    @Test
    func `A directory is locked while its task runs`() async throws {
        try await BenchDirectory.with { directory in
            let descriptor = open(directory.deletingLastPathComponent().path, O_RDONLY)
            defer { close(descriptor) }

            #expect(flock(descriptor, LOCK_SH | LOCK_NB) != 0)
        }
    }

    @Test
    func `A directory is removed after its task, and after an error of it`() async throws {
        struct Failure: Error {}
        var directories: [URL] = []

        try await BenchDirectory.with { directory in directories.append(directory.deletingLastPathComponent()) }
        await #expect(throws: Failure.self) {
            try await BenchDirectory.with { directory in
                directories.append(directory.deletingLastPathComponent())
                throw Failure()
            }
        }

        #expect(Set(directories).count == 2)
        #expect(directories.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) })
    }

    @Test
    func `A directory in use can hold a database, which locks the directory that it is in`() async throws {
        try await BenchDirectory.with { directory in
            #expect(throws: Never.self) {
                try Database(file: directory.appending(path: "1.sqlite"), patience: .zero) { _ in }
            }
        }
    }

    private func makeDirectory(_ name: String) throws -> URL {
        let url = parent.url.appending(path: name, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        return url
    }
}
