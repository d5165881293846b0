import Foundation

/// The three streams every process starts with, unless its parent closed some.
nonisolated package enum StandardStreams {
    /// Keeps the place of each that is closed, so that no file the program opens is taken for it: reading or writing it
    /// fails, as on a closed one. To be called before anything is opened.
    package static func reserve() {
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", mode)
        }
    }
}
