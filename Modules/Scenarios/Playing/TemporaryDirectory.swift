import Foundation
import Shared
import Synchronization

/// A directory for one task only.
package nonisolated enum TemporaryDirectory {
    private static let open = Mutex<Set<URL>>([])

    /// Calls `body` with a new directory that only its owner can enter, and removes it afterwards, whatever happens.
    @MainActor package static func with<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
        let directory = FileManager.default.temporaryDirectory.appending(path: "arch-demo-\(UUID().uuidString)")
        _ = open.withLock { $0.insert(directory) }
        defer { remove(directory) }
        guard mkdir(directory.path, 0o700) == 0 else {
            throw StorageError("no temporary directory can be made in \(directory.deletingLastPathComponent().path)")
        }
        return try await body(directory)
    }

    /// Removes the directories of all tasks under way, as before an early end of the process.
    package static func removeAll() {
        for directory in open.withLock(\.self) { remove(directory) }
    }

    private static func remove(_ directory: URL) {
        try? FileManager.default.removeItem(at: directory)
        _ = open.withLock { $0.remove(directory) }
    }
}
