import Foundation

/// Keeps the session in a file that only its owner may read.
package struct FileSessionStore: SessionStore {
    private static let maximumBytes = 4096

    private let file: URL
    private let clock: any AppClock

    package init(file: URL, clock: any AppClock) {
        self.file = file
        self.clock = clock
    }

    package func current() async -> Session? {
        guard
            let data = contents(),
            let session = try? JSONDecoder().decode(Session.self, from: data),
            session.isValid(at: clock.now)
        else { return nil }
        return session
    }

    package func save(_ session: Session) async throws {
        try DurableFile.write(try JSONEncoder().encode(session), to: file)
    }

    package func remove() async throws {
        try DurableFile.remove(file)
    }

    /// The file's bytes, unless it is too long to be a session. A pipe in its place blocks nobody.
    private func contents() -> Data? {
        let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard let data = try? handle.read(upToCount: Self.maximumBytes + 1) else { return nil }
        return data.count <= Self.maximumBytes ? data : nil
    }
}
