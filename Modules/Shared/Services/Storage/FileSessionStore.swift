import Foundation

/// Keeps the session in a file that only its owner may read.
///
/// Several processes may share the file. Each stays with the session it found or saved: where another process has put
/// another one there, nobody is logged in here any more, so that nothing is written to the wrong account.
package actor FileSessionStore: SessionStore {
    private static let maximumBytes = 4096

    private let executor = QueueExecutor(label: "FileSessionStore")
    private let file: URL
    private let clock: any AppClock
    private let patience: Duration
    private var own: Session?

    /// The store in `file`. `patience` is how long the lock of its directory is waited for.
    package init(file: URL, clock: any AppClock, patience: Duration = .seconds(5)) {
        self.file = file
        self.clock = clock
        self.patience = patience
    }

    /// Waiting for a lock blocks the store's own thread and no other.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    package func current() -> Session? {
        guard let session = try? stored(), session.isValid(at: clock.now) else { return nil }
        own = own ?? session
        return own?.token == session.token ? session : nil
    }

    package func save(_ session: Session) throws {
        let data = try JSONEncoder().encode(session)
        try locked { try DurableFile.write(data, to: file) }
        own = session
    }

    /// Leaves another process's session where it is, and throws `StorageError` where the file cannot be read.
    package func remove() throws {
        try locked {
            if let own, let session = try stored(), session.token != own.token { return }
            try DurableFile.remove(file)
            own = nil
        }
    }

    private func locked(_ body: () throws -> Void) throws {
        try withLock(on: file.deletingLastPathComponent(), patience: patience, body)
    }

    /// The session in the file; `nil` where there is no file, or something else in it. Throws where it cannot be read.
    private func stored() throws -> Session? {
        try contents().flatMap { try? JSONDecoder().decode(Session.self, from: $0) }
    }

    /// The file's bytes, unless there are too many for a session. A pipe in its place blocks nobody.
    private func contents() throws -> Data? {
        let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if descriptor < 0, errno == ENOENT { return nil }
        guard descriptor >= 0 else { throw StorageError.ofLastCall }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard let data = try? handle.read(upToCount: Self.maximumBytes + 1) ?? Data() else {
            throw StorageError.ofLastCall
        }
        return data.count <= Self.maximumBytes ? data : nil
    }
}
