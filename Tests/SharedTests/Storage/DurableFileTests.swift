import Foundation
import TestSupport
import Testing

@testable import Shared

struct DurableFileTests {
    @Test
    func `A file is written and flushed before it gets its name, and the name is flushed then, like a removal`() throws
    {
        let temporary = try TemporaryDirectory()
        let (calls, log) = FileCalls.recording(in: temporary.url)
        let file = temporary.url.appending(path: "file")

        try DurableFile.write(Data("new".utf8), to: file, by: calls)
        try DurableFile.remove(file, by: calls)

        let writing = ["write .file-NEW", "flush .file-NEW", "move .file-NEW to file", "flush ."]
        log.entries.expect(writing + ["remove file", "flush ."])
    }

    @Test func `A file is written beside unfinished ones with the same names, which stay as they are`() throws {
        let temporary = try TemporaryDirectory()
        let last = SerialNumber().value
        let left = (1...1_000).map { temporary.url.appending(path: ".file-\(getpid())-\(last + $0)") }
        for file in left { try Data("left".utf8).write(to: file) }

        try DurableFile.write(Data("new".utf8), to: temporary.url.appending(path: "file"))

        #expect(try Data(contentsOf: temporary.url.appending(path: "file")) == Data("new".utf8))
        #expect(try left.allSatisfy { try Data(contentsOf: $0) == Data("left".utf8) })
    }

    /// `fsync` of a directory in /proc answers `EINVAL`.
    @Test(.enabled(if: access("/proc/self", F_OK) == 0))
    func `A directory that is missing is an error, one on a file system that cannot flush directories is none`() {
        #expect(throws: StorageError.self) { try DurableFile.synchronize(URL(filePath: "/missing/directory")) }
        #expect(throws: Never.self) { try DurableFile.synchronize(URL(filePath: "/proc")) }
    }
}
