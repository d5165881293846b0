import Foundation

/// A new file, readable by its owner only, that gets its final name once it is complete.
struct DraftFile {
    let url: URL
    let descriptor: Int32

    /// Creates an empty file with a new name between `prefix` and `suffix`. Throws `StorageError`.
    init(in directory: URL, prefix: String = "", suffix: String = "") throws(StorageError) {
        while true {
            let url = directory.appending(path: prefix + SerialNumber.fileName() + suffix)
            let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            if descriptor >= 0 {
                (self.url, self.descriptor) = (url, descriptor)
                return
            }
            // A file that a killed process with the same id has left.
            guard errno == EEXIST else { throw .ofLastCall }
        }
    }
}
