import Foundation

/// A pseudo-terminal as the user sees it: sends typed text and reads what the program prints.
package final class TerminalWindow: Sendable {
    /// The path of the terminal.
    package let path: String
    /// The descriptor of the terminal, kept open.
    package let descriptor: Int32
    private let person: Int32

    package init(columns: Int = 80, rows: Int = 24) throws {
        var (person, program): (Int32, Int32) = (0, 0)
        var name = [CChar](repeating: 0, count: 1024)
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&person, &program, &name, nil, &size) == 0 else { throw POSIXError(.ENXIO) }
        for end in [person, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (self.person, descriptor) = (person, program)
        path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        close(person)
        close(descriptor)
    }

    /// Whether the terminal echoes typed text.
    package var isEchoing: Bool { settings.c_lflag & tcflag_t(ECHO) != 0 }

    package var settings: termios {
        var settings = termios()
        tcgetattr(descriptor, &settings)
        return settings
    }

    package func resize(columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(person, UInt(TIOCSWINSZ), &size)
    }

    package func type(_ text: String) {
        type(Array(text.utf8))
    }

    package func type(_ bytes: [UInt8]) {
        _ = write(person, bytes, bytes.count)
    }

    /// Closes the window: the program is hung up, and typing and reading end.
    package func shut() {
        let nowhere = open("/dev/null", O_RDWR)
        dup2(nowhere, person)
        close(nowhere)
    }

    /// Returns the next output, which is empty after `limit`. Blocks the thread.
    package func read(within limit: Duration) -> [UInt8] {
        let milliseconds = Int32(limit / .milliseconds(1))
        var arrival = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
        guard poll(&arrival, 1, milliseconds) == 1 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            count = max(0, Foundation.read(person, buffer.baseAddress, 65_536))
        }
    }

    /// Returns the output up to `ending`, or until two minutes pass without output. Waits on its own thread, so that
    /// other tests can run.
    @discardableResult
    package func read(upTo ending: String) async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [self] in
                let shown = String(decoding: bytes(upTo: Array(ending.utf8)), as: UTF8.self)
                continuation.resume(returning: shown.replacing("\r\n", with: "\n"))
            }
        }
    }

    private func bytes(upTo ending: [UInt8]) -> [UInt8] {
        var shown: [UInt8] = []
        while !shown.suffix(ending.count).elementsEqual(ending) {
            var byte: UInt8 = 0
            var arrival = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
            guard poll(&arrival, 1, 120_000) == 1 else { break }
            guard Foundation.read(person, &byte, 1) == 1 else { break }
            shown.append(byte)
        }
        return shown
    }
}
