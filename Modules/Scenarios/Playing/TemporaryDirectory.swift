import Dispatch
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
    private static let tasks = DispatchGroup()

    /// Calls `body` with a new directory that only its owner can enter, and removes it afterwards, whatever happens.
    @MainActor package static func with<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
        let directory = FileManager.default.temporaryDirectory.appending(path: "arch-demo-\(UUID().uuidString)")
        defer { remove(directory) }
        guard make(directory) else {
            throw StorageError("no temporary directory can be made in \(directory.deletingLastPathComponent().path)")
        }
        return try await body(directory)
    }

    /// Lets the tasks under way end within two seconds, removes the directories of those that don't, and makes no new
    /// one: to be called before an early end of the process.
    package static func removeAll() {
        state.withLock { $0.isClosed = true }
        _ = tasks.wait(timeout: .now() + 2)
        for directory in state.withLock(\.open) { try? FileManager.default.removeItem(at: directory) }
    }

    private static func make(_ directory: URL) -> Bool {
        state.withLock { state in
            guard !state.isClosed, mkdir(directory.path, 0o700) == 0 else { return false }
            state.open.insert(directory)
            tasks.enter()
            return true
        }
    }

    private static func remove(_ directory: URL) {
        try? FileManager.default.removeItem(at: directory)
        state.withLock { state in
            if state.open.remove(directory) != nil { tasks.leave() }
        }
    }
}
