import Foundation

/// The three standard streams, which the parent process may have closed.
nonisolated package enum StandardStreams {
    /// Reserves closed descriptors, so that no opened file is taken for a standard stream. Reading or writing them
    /// fails. Must be called before any file is opened.
    package static func reserve() {
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", mode)
        }
    }
}
