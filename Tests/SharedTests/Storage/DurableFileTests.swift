import Foundation
import Testing

@testable import Shared

struct DurableFileTests {
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
