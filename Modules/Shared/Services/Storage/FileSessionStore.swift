import Foundation
import Synchronization

/// Keeps the session in a file that only its owner may read.
///
/// Several processes may share the file. Each stays with the session it found or saved: where another process has put
/// another one there, nobody is logged in here any more, so that nothing is written to the wrong account.
package final class FileSessionStore: SessionStore {
    private static let maximumBytes = 4096

    private let file: URL
    private let clock: any AppClock
    private let own = Mutex<Session?>(nil)

    package init(file: URL, clock: any AppClock) {
        self.file = file
        self.clock = clock
    }

    package func current() async -> Session? {
        guard let session = stored(), session.isValid(at: clock.now) else { return nil }
        return own.withLock { own in
            own = own ?? session
            return own?.token == session.token ? session : nil
        }
    }

    package func save(_ session: Session) async throws {
        try DurableFile.write(try JSONEncoder().encode(session), to: file)
        own.withLock { $0 = session }
    }

    package func remove() async throws {
        let isOwn = own.withLock { own in
            guard own == nil || own?.token == stored()?.token else { return false }
            own = nil
            return true
        }
        if isOwn { try DurableFile.remove(file) }
    }

    private func stored() -> Session? {
        contents().flatMap { try? JSONDecoder().decode(Session.self, from: $0) }
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
