import Foundation

/// Reads files that the user named.
nonisolated package enum FileBytes {
    package enum Failure: Error, Equatable {
        case notFound
        /// The system's reason why the file cannot be read.
        case unreadable(reason: String)
    }

    /// Returns the file at `path`, or its first `limit` bytes, so that an endless file does not exhaust memory.
    package static func read(_ path: String, atMost limit: Int) throws(Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno) }
        do {
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            return Array(try file.read(upToCount: limit) ?? Data())
        } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            throw failure(cause.map { Int32($0.code) } ?? EIO)
        }
    }

    private static func failure(_ code: Int32) -> Failure {
        code == ENOENT ? .notFound : .unreadable(reason: String(cString: strerror(code)))
    }
}
