import Foundation

/// Writes files so that a crash leaves either the old or the new content, never a mix.
enum DurableFile {
    /// Replaces the file at `url` with `data`, readable by its owner only. The file is on disk when the function
    /// returns.
    static func write(_ data: Data, to url: URL, by calls: FileCalls = .system) throws(StorageError) {
        let directory = url.deletingLastPathComponent()
        let draft = try DraftFile(in: directory, prefix: draftPrefix(url))
        do {
            try fill(draft, data, by: calls)
            try check(calls.rename(draft.url, url) == 0)
        } catch {
            _ = calls.unlink(draft.url)
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
        DraftFile.isName(name, prefix: draftPrefix(url))
    }

    private static func fill(_ draft: DraftFile, _ data: Data, by calls: FileCalls) throws {
        try check(fchmod(draft.file.fileDescriptor, 0o600) == 0)
        try calls.write(data, draft.file, draft.url)
        try check(calls.synchronize(draft.file.fileDescriptor, draft.url) == 0)
    }

    private static func check(_ isDone: Bool) throws(StorageError) {
        if !isDone { throw .ofLastCall }
    }
}
