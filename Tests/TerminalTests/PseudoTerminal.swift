import Foundation

/// A terminal without a window: the test types at `keyboard`, the program reads `descriptor`.
nonisolated final class PseudoTerminal: Sendable {
    let keyboard: Int32
    let descriptor: Int32

    init() throws {
        var keyboard: Int32 = 0
        var descriptor: Int32 = 0
        guard openpty(&keyboard, &descriptor, nil, nil, nil) == 0 else { throw POSIXError(.ENXIO) }
        (self.keyboard, self.descriptor) = (keyboard, descriptor)
    }

    deinit {
        close(descriptor)
        close(keyboard)
    }

    var settings: termios {
        var settings = termios()
        tcgetattr(descriptor, &settings)
        return settings
    }

    var showsWhatIsTyped: Bool { settings.c_lflag & tcflag_t(ECHO) != 0 }

    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
    }

    /// Closes the end of the person, as when a window is closed.
    func closeWindow() {
        let nowhere = open("/dev/null", O_RDWR)
        dup2(nowhere, keyboard)
        close(nowhere)
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(keyboard, bytes, bytes.count)
    }

    /// Returns what has appeared on the terminal since the last call, once `mark`, printed by the program, has
    /// appeared.
    func screen(upTo mark: String) -> String {
        let bytes = Array(mark.utf8)
        _ = write(descriptor, bytes, bytes.count)
        var shown = ""
        while !shown.hasSuffix(mark) {
            var chunk = [UInt8](repeating: 0, count: 256)
            let count = read(keyboard, &chunk, chunk.count)
            guard count > 0 else { break }
            shown += String(decoding: chunk.prefix(count), as: UTF8.self)
        }
        return shown
    }
}
