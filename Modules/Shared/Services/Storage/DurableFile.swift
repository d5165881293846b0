import Foundation

/// Writes files so that a crash leaves either the old or the new content, never a mix.
enum DurableFile {
    /// Replaces the file at `url` with `data`, readable by its owner only. The file is on disk when the function
    /// returns.
    static func write(_ data: Data, to url: URL, by calls: FileCalls = .system) throws(StorageError) {
        let directory = url.deletingLastPathComponent()
        let draft = directory.appending(path: draftPrefix(url) + UUID().uuidString)
        do {
            try create(draft, data, by: calls)
            try check(calls.rename(draft, url) == 0)
        } catch {
            _ = calls.unlink(draft)
            throw error as? StorageError ?? StorageError(error.localizedDescription)
        }
        try synchronize(directory, by: calls)
    }

    /// Removes the file at `url`, if there is one. The removal is on disk when the function returns.
    static func remove(_ url: URL, by calls: FileCalls = .system) throws(StorageError) {
        try check(calls.unlink(url) == 0 || errno == ENOENT)
        try synchronize(url.deletingLastPathComponent(), by: calls)
    }

    /// Removes unfinished files for `url` that are older than an hour, and likewise the files named `others` beside it.
    /// The caller must hold the lock of their directory.
    static func removeLeftovers(of url: URL, others: [String] = []) {
        let directory = url.deletingLastPathComponent()
        for name in (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [] {
            let path = directory.appending(path: name).path
            var status = stat()
            guard
                others.contains(name) || isDraft(name, of: url),
                lstat(path, &status) == 0, status.isRegular, status.date < Date(timeIntervalSinceNow: -60 * 60)
            else { continue }
            unlink(path)
        }
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

    private static func draftPrefix(_ url: URL) -> String { ".\(url.lastPathComponent)-" }

    private static func isDraft(_ name: String, of url: URL) -> Bool {
        let prefix = draftPrefix(url)
        return name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
    }

    private static func create(_ url: URL, _ data: Data, by calls: FileCalls) throws {
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        try check(descriptor >= 0)
        try check(fchmod(descriptor, 0o600) == 0)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try calls.write(data, file, url)
        try check(calls.synchronize(descriptor, url) == 0)
    }

    private static func check(_ isDone: Bool) throws(StorageError) {
        if !isDone { throw .ofLastCall }
    }
}
