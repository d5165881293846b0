import Foundation
import Shared
import Synchronization

/// A directory for one task only.
package nonisolated enum TemporaryDirectory {
    private struct State {
        var open: Set<URL> = []
        var isClosed = false
    }

    private static let state = Mutex(State())

    /// Calls `body` with a new directory that only its owner can enter, and removes it afterwards, whatever happens.
    @MainActor package static func with<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
        let directory = FileManager.default.temporaryDirectory.appending(path: "arch-demo-\(UUID().uuidString)")
        defer { remove(directory) }
        guard make(directory) else {
            throw StorageError("no temporary directory can be made in \(directory.deletingLastPathComponent().path)")
        }
        return try await body(directory)
    }

    /// Removes the directories of all tasks under way, before an early end of the process; no new one is made after.
    package static func removeAll() {
        state.withLock { state in
            state.isClosed = true
            for directory in state.open { removeForGood(directory) }
        }
    }

    /// A task that still runs may put a file into a directory while it is being removed; then it is removed again.
    private static func removeForGood(_ directory: URL) {
        for _ in 1...100 where FileManager.default.fileExists(atPath: directory.path) {
            try? FileManager.default.removeItem(at: directory)
        }
    }

    private static func make(_ directory: URL) -> Bool {
        state.withLock { state in
            guard !state.isClosed, mkdir(directory.path, 0o700) == 0 else { return false }
            state.open.insert(directory)
            return true
        }
    }

    private static func remove(_ directory: URL) {
        try? FileManager.default.removeItem(at: directory)
        _ = state.withLock { $0.open.remove(directory) }
    }
}
