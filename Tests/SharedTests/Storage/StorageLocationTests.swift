import Foundation
import TestSupport
import Testing

@testable import Shared

@MainActor
struct StorageLocationTests {
    /// The lock is released by the main actor: if that waited for it, patience would run out.
    @Test func `Opening a directory that another process has locked leaves the main actor free`() async throws {
        let directory = try TemporaryDirectory()
        let lock = HeldLock(of: directory.url)
        let release = Task { lock.release() }

        _ = try await StorageLocation.directory(directory.url).open(clock: VirtualClock()) { _ in }

        await release.value
        #expect(try directory.names().contains("arch-demo.sqlite"))
    }
}
