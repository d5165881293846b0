import Foundation

/// Writes text to a file descriptor to its end, or says why not.
nonisolated package struct Output: Sendable {
    /// Standard output, for results. When nobody reads it any more (`arch-demo … | head`), the program ends without a
    /// word; when it cannot be written, with a message. Either way with status 1: not all that was asked for is done.
    package static let results = Output(descriptor: STDOUT_FILENO) { code in
        if code != EPIPE {
            messages.write("arch-demo: Cannot write standard output: \(String(cString: strerror(code))).\n")
        }
        Echo.restore()
        exit(EXIT_FAILURE)
    }

    /// Standard error, for everything else. What cannot be written there is lost.
    package static let messages = Output(descriptor: STDERR_FILENO) { _ in }

    private let descriptor: Int32
    private let onFailure: @Sendable (_ code: Int32) -> Void

    /// An output that hands the `errno` of a failed write to `onFailure`.
    package init(descriptor: Int32, onFailure: @escaping @Sendable (_ code: Int32) -> Void) {
        self.descriptor = descriptor
        self.onFailure = onFailure
    }

    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Returns once all of `text` is written, or the failure has been dealt with.
    package func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest.removeFirst(count)
            } else if errno == EAGAIN {
                waitUntil(descriptor, isReadyFor: POLLOUT)
            } else if errno != EINTR {
                return onFailure(errno)
            }
        }
    }
}
