import Foundation

/// The words for the error the last call of the system left behind.
func lastSystemError() -> String {
    String(cString: strerror(errno))
}

/// Holds the lock of a directory while `body` runs; others, of this process or another, wait for their turn.
func withLock<Value>(on directory: URL, _ body: () throws -> Value) throws -> Value {
    let descriptor = open(directory.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StorageError(lastSystemError()) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    return try body()
}
