import Foundation
import TestSupport
import Testing

@testable import Shared

struct DurableFileTests {
    @Test
    func `A file is written and flushed before it gets its name, and the name is flushed then`() throws {
        let temporary = try TemporaryDirectory()
        let (calls, log) = FileCalls.recording(in: temporary.url)

        try DurableFile.write(Data("new".utf8), to: temporary.url.appending(path: "file"), by: calls)

        #expect(log.entries == ["write .file-UUID", "flush .file-UUID", "move .file-UUID to file", "flush ."])
    }

    @Test
    func `A removal is flushed`() throws {
        let temporary = try TemporaryDirectory()
        let (calls, log) = FileCalls.recording(in: temporary.url)

        try DurableFile.remove(temporary.url.appending(path: "file"), by: calls)

        #expect(log.entries == ["remove file", "flush ."])
    }

    /// `fsync` of a directory in /proc answers `EINVAL`.
    @Test(.enabled(if: access("/proc/self", F_OK) == 0))
    func `A directory on a file system that cannot flush directories is no error`() {
        #expect(throws: Never.self) { try DurableFile.synchronize(URL(filePath: "/proc")) }
    }

    @Test
    func `A missing directory is an error`() {
        #expect(throws: StorageError.self) { try DurableFile.synchronize(URL(filePath: "/missing/directory")) }
    }
}
