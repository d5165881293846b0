import Foundation

/// The system calls whose order determines what a crash leaves, as a value so that tests can record them.
package struct FileCalls: Sendable {
    /// Writes data to a new file.
    var write: @Sendable (Data, FileHandle, URL) throws -> Void = { data, file, _ in try file.write(contentsOf: data) }
    /// Flushes a file, or the names in a directory, to disk.
    var synchronize: @Sendable (_ descriptor: Int32, URL) -> Int32 = { descriptor, _ in fsync(descriptor) }
    var rename: @Sendable (URL, _ to: URL) -> Int32 = { Foundation.rename($0.path, $1.path) }
    var unlink: @Sendable (URL) -> Int32 = { Foundation.unlink($0.path) }

    package static let system = FileCalls()
}
