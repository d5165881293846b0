import Foundation

/// Calls `body` while this process holds the lock of a directory; other calls, in this process or another, wait.
///
/// Throws a `StorageError` whose `isLocked` is `true` if the lock is not released within `patience`.
func withLock<Value>(on directory: URL, patience: Duration, _ body: () throws -> Value) throws -> Value {
    let descriptor = open(directory.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StorageError.ofLastCall }
    defer { close(descriptor) }
    let deadline = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        let error = StorageError.ofLastCall
        guard error.isLocked, ContinuousClock.now < deadline else { throw error }
        // `flock` has no timeout.
        usleep(5_000)
    }
    return try body()
}
