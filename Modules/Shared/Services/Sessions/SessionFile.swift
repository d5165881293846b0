import Foundation

/// The file that names this device's session. Beside it, a second file lists the sessions that ended while their rows
/// could not be removed.
struct SessionFile: Sendable {
    private static let maximumBytes = 4096

    let url: URL
    /// How long to wait for the lock of the directory.
    let patience: Duration
    /// The directory at the start.
    private let directory: FileIdentity?
    private let calls: FileCalls

    init(url: URL, patience: Duration, calls: FileCalls) {
        self.url = url
        self.calls = calls
        self.patience = patience
        directory = FileIdentity(at: url.deletingLastPathComponent().path)
    }

    /// Returns the session in the file; `nil` if there is no file or no session in it. Throws `StorageError` if it
    /// cannot be read.
    func session() throws -> Session? {
        try contents(of: url).flatMap { try? JSONDecoder().decode(Session.self, from: $0) }
    }

    /// Returns the tokens of the ended sessions whose rows are left. Throws `StorageError` if they cannot be read.
    func endedTokens() throws -> Set<String> {
        try contents(of: endedURL).flatMap { try? JSONDecoder().decode(Set<String>.self, from: $0) } ?? []
    }

    func write(_ session: Session) throws {
        let data = try JSONEncoder().encode(session)
        try locked { try DurableFile.write(data, to: url, by: calls) }
    }

    /// Lists the session with this token as ended, if there is room, and removes the file, unless it contains another
    /// session.
    func end(_ token: String) throws {
        try locked {
            try? write(ended: endedTokens().union([token]))
            if let session = try session(), session.token != token { return }
            try DurableFile.remove(url, by: calls)
        }
    }

    /// Removes sessions from the list of those that ended, because their rows have been removed.
    func forget(_ tokens: Set<String>) throws {
        try locked { try write(ended: endedTokens().subtracting(tokens)) }
    }

    private var endedURL: URL { url.beside("\(url.lastPathComponent)-ended") }

    private func write(ended tokens: Set<String>) throws {
        if tokens.isEmpty { return try DurableFile.remove(endedURL, by: calls) }
        try DurableFile.write(JSONEncoder().encode(tokens), to: endedURL, by: calls)
    }

    /// Calls `body` with the lock of the directory. Throws if that is not the one of the start, before or after it: a
    /// symbolic link on the way to it may be changed.
    private func locked(_ body: () throws -> Void) throws {
        try withLock(on: url.deletingLastPathComponent(), patience: patience) {
            try checkDirectory()
            try body()
            try checkDirectory()
        }
    }

    private func checkDirectory() throws(StorageError) {
        if FileIdentity(at: url.deletingLastPathComponent().path) != directory {
            throw StorageError("the data directory was removed or replaced")
        }
    }

    /// Reads a file; `nil` if there is none, it is not a regular file, or it is too large. Does not block on a pipe.
    private func contents(of url: URL) throws -> Data? {
        let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if descriptor < 0, [ENOENT, ELOOP, ENXIO].contains(errno) { return nil }
        guard descriptor >= 0 else { throw StorageError.ofLastCall }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw StorageError.ofLastCall }
        guard status.isRegular else { return nil }
        guard let data = try? handle.read(upToCount: Self.maximumBytes + 1) ?? Data() else {
            throw StorageError.ofLastCall
        }
        return data.count <= Self.maximumBytes ? data : nil
    }
}
