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

    private static func make(_ path: String) throws(StorageError) {
        guard mkdir(path, 0o700) == 0 else {
            if errno == EEXIST { return }
            throw .ofLastCall
        }
        guard chmod(path, 0o700) == 0 else { throw .ofLastCall }
    }
}

/// Calls `body` while this process holds the lock of a directory; other calls, in this process or another, wait.
///
/// Throws a `StorageError` whose kind is `locked` if the lock is not released within `patience`.
func withLock<Value>(on directory: URL, patience: Duration, _ body: () throws -> Value) throws -> Value {
    let descriptor = open(directory.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StorageError.ofLastCall }
    defer {
        // A child process that is about to start may still have the descriptor, and so the lock.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
    let deadline = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        let error = StorageError.ofLastCall
        guard error.kind == .locked, ContinuousClock.now < deadline else { throw error }
        // `flock` has no timeout.
        usleep(5_000)
    }
    return try body()
}
