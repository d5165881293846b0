import Foundation

/// The bytes of a file that a person named.
nonisolated package enum FileBytes {
    package enum Failure: Error, Equatable {
        case notFound
        /// With the system's words.
        case unreadable(reason: String)
    }

    /// The content of the file at `path`, or its first `limit` bytes: an endless file takes no endless memory.
    package static func read(_ path: String, atMost limit: Int) throws(Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        while bytes.count < limit {
            var chunk = [UInt8](repeating: 0, count: min(65_536, limit - bytes.count))
            let count = Foundation.read(descriptor, &chunk, chunk.count)
            if count == 0 { break }
            if count > 0 {
                bytes += chunk.prefix(count)
            } else if errno != EINTR {
                throw failure(errno)
            }
        }
        return bytes
    }

    private static func failure(_ code: Int32) -> Failure {
        code == ENOENT ? .notFound : .unreadable(reason: String(cString: strerror(code)))
    }
}
