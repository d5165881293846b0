import ArchDemo
import Dispatch
import Foundation
import Shared
import Synchronization

/// A directory for the files of one benchmark.
///
/// It is locked while in use, so that a directory left by a killed process can be recognized.
nonisolated enum BenchDirectory {
    private struct State {
        /// The directories in use, with the descriptors that hold their locks.
        var open: [URL: Int32] = [:]
        /// Closures that cancel the tasks using a directory.
        var cancel: [URL: @Sendable () -> Void] = [:]
        var isClosed = false
    }

    private static let prefix = "arch-demo-"
    private static let state = Mutex(State())
    private static let tasks = DispatchGroup()

    /// Calls `body` with a new directory that only its owner can enter; removes the directory afterwards, even after an
    /// error.
    @MainActor static func with<Value: Sendable>(
        _ body: @escaping (URL) async throws -> Value
    ) async throws -> Value {
        let parent = FileManager.default.temporaryDirectory
        sweep(parent, at: Date())
        let failure = StorageError("cannot create a temporary directory in \(parent.path)")
        guard let directory = make(in: parent) else { throw failure }
        defer { remove(directory) }
        // A database locks the directory that it is in, hence the inner one.
        let inner = directory.appending(path: "files")
        guard mkdir(inner.path, 0o700) == 0 else { throw failure }
        let task = Task { try await body(inner) }
        state.withLock { $0.cancel[directory] = task.cancel }
        return try await task.value
    }

    /// Cancels the running tasks, waits up to two seconds for them, and removes all directories. No more can be
    /// created. Called before the process ends early.
    static func removeAll() {
        let cancellations = state.withLock { state in
            state.isClosed = true
            return Array(state.cancel.values)
        }
        for cancel in cancellations { cancel() }
        _ = tasks.wait(timeout: .now() + 2)
        for directory in state.withLock(\.open).keys { try? FileManager.default.removeItem(at: directory) }
    }

    /// Removes directories in `parent` that killed processes of this user left at least a day before `date`.
    static func sweep(_ parent: URL, at date: Date) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(prefix) && SerialNumber.isFileName(name.dropFirst(prefix.count)) {
            let directory = parent.appending(path: name)
            guard let descriptor = lock(directory) else { continue }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_uid == geteuid() else { continue }
            guard let modified = try? directory.resourceValues(forKeys: [.contentModificationDateKey]) else { continue }
            guard let age = modified.contentModificationDate.map(date.timeIntervalSince), age >= 86_400 else {
                continue
            }
            try? FileManager.default.removeItem(at: directory)
        }
    }

    private static func make(in parent: URL) -> URL? {
        state.withLock { state in
            guard !state.isClosed else { return nil }
            var directory: URL
            repeat {
                directory = parent.appending(path: prefix + SerialNumber.fileName())
            } while mkdir(directory.path, 0o700) != 0 && errno == EEXIST
            guard let lock = lock(directory) else { return nil }
            state.open[directory] = lock
            tasks.enter()
            return directory
        }
    }

    private static func remove(_ directory: URL) {
        try? FileManager.default.removeItem(at: directory)
        state.withLock { state in
            state.cancel[directory] = nil
            guard let descriptor = state.open.removeValue(forKey: directory) else { return }
            close(descriptor)
            tasks.leave()
        }
    }

    /// Locks a directory and returns the descriptor that holds the lock; `nil` if another descriptor holds it.
    private static func lock(_ directory: URL) -> Int32? {
        let descriptor = open(directory.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }
}
