import Foundation

/// Creates directories for their owner alone.
enum PrivateDirectory {
    /// Creates the directory at `url` and its parents if they are missing, each with mode 0700 whatever the umask; an
    /// existing one keeps its mode.
    static func create(_ url: URL) throws(StorageError) {
        if access(url.path, F_OK) == 0 { return }
        guard errno == ENOENT else { throw .ofLastCall }
        var parent = "/"
        for name in url.path.split(separator: "/") {
            let directory = parent + name + "/"
            if access(directory, F_OK) != 0 {
                try make(directory)
                try DurableFile.synchronize(URL(filePath: parent))
            }
            parent = directory
        }
    }

    /// Returns why others could replace the files in the directory at `url`; `nil` if only its user and root can, or if
    /// it is missing. The members of its group are trusted.
    static func danger(_ url: URL) -> String? {
        var status = stat()
        guard stat(url.path, &status) == 0 else { return nil }
        if status.st_mode & S_IWOTH != 0 { return "Everybody may write to it" }
        return [0, geteuid()].contains(status.st_uid) ? nil : "It belongs to another user"
    }

    private static func make(_ path: String) throws(StorageError) {
        guard mkdir(path, 0o700) == 0 else {
            if errno == EEXIST { return }
            throw .ofLastCall
        }
        guard chmod(path, 0o700) == 0 else { throw .ofLastCall }
    }
}
