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

        let writing = ["write .file-new", "flush .file-new", "move .file-new to file", "flush ."]
        log.entries.expect(writing + ["remove file", "flush ."])
    }

    @Test func `What a killed process left unfinished is replaced by the next write, a link too`() throws {
        let temporary = try TemporaryDirectory()
        let (file, other) = (temporary.url.appending(path: "file"), temporary.url.appending(path: "other"))
        try Data("other".utf8).write(to: other)
        try #require(symlink(other.path, temporary.url.appending(path: ".file-new").path) == 0)

        try DurableFile.write(Data("new".utf8), to: file)

        #expect(try [file, other].map { try Data(contentsOf: $0) } == ["new", "other"].map { Data($0.utf8) })
        try temporary.names().expect(["file", "other"])
    }

    /// `fsync` of a directory in /proc answers `EINVAL`.
    @Test(.enabled(if: access("/proc/self", F_OK) == 0))
    func `A directory that is missing is an error, one on a file system that cannot flush directories is none`() {
        #expect(throws: StorageError.self) { try DurableFile.synchronize(URL(filePath: "/missing/directory")) }
        #expect(throws: Never.self) { try DurableFile.synchronize(URL(filePath: "/proc")) }
    }
}

extension FileCalls {
    /// Returns the system's calls, and a log of them in which files have their names in `directory`.
    static func recording(in directory: URL) -> (calls: FileCalls, log: Log) {
        let (system, log) = (FileCalls.system, Log())
        let name = { @Sendable (url: URL) in url.path == directory.path ? "." : url.lastPathComponent }
        let calls = FileCalls(
            write: { data, file, url in
                log.add("write \(name(url))")
                try system.write(data, file, url)
            },
            synchronize: { descriptor, url in
                log.add("flush \(name(url))")
                return system.synchronize(descriptor, url)
            },
            rename: { url, place in
                log.add("move \(name(url)) to \(name(place))")
                return system.rename(url, place)
            },
            unlink: { url in
                log.add("remove \(name(url))")
                return system.unlink(url)
            }
        )
        return (calls, log)
    }
}
