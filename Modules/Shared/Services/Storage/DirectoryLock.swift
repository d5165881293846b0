import Foundation

/// Holds the lock of a directory while `body` runs; others, of this process or another, wait for their turn.
///
/// Throws `StorageError.isLocked` where somebody else has held the lock for longer than `patience`.
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
