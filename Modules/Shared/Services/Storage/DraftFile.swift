import Foundation

/// A new file, readable by its owner only, that gets its final name once it is complete.
struct DraftFile {
    let url: URL
    let file: FileHandle

    /// Creates an empty file with a new name between `prefix` and `suffix`. Throws `StorageError`.
    init(in directory: URL, prefix: String = "", suffix: String = "") throws(StorageError) {
        while true {
            let url = directory.appending(path: prefix + Self.newName() + suffix)
            let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            if descriptor >= 0 {
                self.url = url
                file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
                return
            }
            // A file that a killed process with the same id has left.
            guard errno == EEXIST else { throw .ofLastCall }
        }
    }

    /// Returns whether `name` may be that of a draft with this prefix and suffix.
    static func isName(_ name: String, prefix: String = "", suffix: String = "") -> Bool {
        name.hasPrefix(prefix) && name.hasSuffix(suffix)
            && name.dropFirst(prefix.count).dropLast(suffix.count).wholeMatch(of: /[0-9]+-[0-9]+/) != nil
    }

    /// Has the process's id: another process may have a file of the same name only if it has ended, or has another name
    /// space for ids.
    private static func newName() -> String { "\(getpid())-\(SerialNumber().value)" }
}
