import Foundation

/// Writes files so that a crash leaves either the old or the new content, never a mix. The caller must hold the lock of
/// the file's directory.
enum DurableFile {
    /// Replaces the file at `url` with `data`, readable by its owner only. The file is on disk when the function
    /// returns. A killed process leaves a draft, which the next call replaces.
    static func write(_ data: Data, to url: URL, by calls: FileCalls = .system) throws(StorageError) {
        let draft = url.beside(".\(url.lastPathComponent)-new")
        unlink(draft.path)
        do {
            try fill(draft, data, by: calls)
            try check(calls.rename(draft, url) == 0)
        } catch {
            _ = calls.unlink(draft)
            throw error as? StorageError ?? StorageError(error.localizedDescription)
        }
        try synchronize(url.deletingLastPathComponent(), by: calls)
    }

    /// Removes the file at `url`, if there is one. The removal is on disk when the function returns.
    static func remove(_ url: URL, by calls: FileCalls = .system) throws(StorageError) {
        try check(calls.unlink(url) == 0 || errno == ENOENT)
        try synchronize(url.deletingLastPathComponent(), by: calls)
    }

    /// Flushes what was created, renamed or removed in `directory` to disk.
    ///
    /// A directory that can be written but not read cannot be flushed, nor can one on a file system that does not
    /// support it (`EINVAL`): neither is an error.
    static func synchronize(_ directory: URL, by calls: FileCalls = .system) throws(StorageError) {
        let descriptor = open(directory.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0, errno == EACCES { return }
        try check(descriptor >= 0)
        defer { close(descriptor) }
        try check(calls.synchronize(descriptor, directory) == 0 || errno == EINVAL)
    }

    private static func fill(_ draft: URL, _ data: Data, by calls: FileCalls) throws {
        let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        try check(descriptor >= 0)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try check(fchmod(descriptor, 0o600) == 0)
        try calls.write(data, file, draft)
        try check(calls.synchronize(descriptor, draft) == 0)
    }

    private static func check(_ isDone: Bool) throws(StorageError) {
        if !isDone { throw .ofLastCall }
    }
}

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
