import CTerminal
import Foundation

/// Writes text to a file descriptor completely, or reports the failure.
nonisolated package struct Output: Sendable {
    /// Standard output, for results. If its reader has closed it (`arch-demo … | head`), the program ends silently; if
    /// it cannot be written, with a message. The status is 1 in both cases, because the output is incomplete.
    package static let results = Output(descriptor: STDOUT_FILENO) { code in
        if code != EPIPE {
            let program = ProcessInfo.processInfo.processName
            messages.write("\(program): Cannot write standard output: \(String(cString: strerror(code))).\n")
        }
        exit(EXIT_FAILURE)
    }

    /// Standard error, for everything else. Write errors are ignored.
    package static let messages = Output(descriptor: STDERR_FILENO) { _ in }

    private let descriptor: Int32
    private let onFailure: @Sendable (_ code: Int32) -> Void

    /// Creates an output that passes the `errno` of a failed write to `onFailure`.
    package init(descriptor: Int32, onFailure: @escaping @Sendable (_ code: Int32) -> Void) {
        self.descriptor = descriptor
        self.onFailure = onFailure
    }

    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Whether text that was written can be written over: on a terminal that allows escape codes.
    package var allowsAnimation: Bool { isTerminal && ProcessInfo.processInfo.environment.allowsEscapeCodes }

    /// The columns of the terminal; `nil` if this is none, or it does not say.
    package var columns: Int? {
        var size = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
    }

    /// Whether this is a terminal that shows the program, and accepts a short text: after Ctrl-S it does not.
    var isFreeTerminal: Bool {
        isTerminal && !terminal_is_in_background(descriptor) && isReady(descriptor, for: POLLOUT)
    }

    /// Writes all of `text`; returns once it is written or `onFailure` has returned. After `stty tostop` waits for the
    /// foreground first.
    package func write(_ text: String) {
        var settings = termios()
        let isReserved = tcgetattr(descriptor, &settings) == 0 && settings.c_lflag & tcflag_t(TOSTOP) != 0
        if isReserved { _ = terminal_await_foreground(descriptor) }
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
