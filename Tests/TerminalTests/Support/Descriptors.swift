import Foundation
import TestTools

/// A pipe whose ends are closed on deinitialization.
nonisolated final class PipeEnds {
    let reading: Int32
    private(set) var writing: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(reading)
        if writing >= 0 { close(writing) }
    }

    func write(_ bytes: some Collection<UInt8>) {
        let data = Array(bytes)
        _ = Foundation.write(writing, data, data.count)
    }

    func finish() {
        close(writing)
        writing = -1
    }
}

/// The terminal that a signal handler looks at: such a handler can capture nothing, and runs in a process of its own.
nonisolated(unsafe) var crashed: Int32 = -1

nonisolated func isEchoing(_ terminal: Int32) -> Bool {
    var settings = termios()
    return tcgetattr(terminal, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
}

extension TerminalWindow {
    /// Returns the output since the last call, followed by `mark`, which is printed for that.
    nonisolated func screen(upTo mark: String) -> String {
        let bytes = Array(mark.utf8)
        _ = write(descriptor, bytes, bytes.count)
        var shown = ""
        while !shown.hasSuffix(mark) {
            let chunk = read(within: .seconds(120))
            guard !chunk.isEmpty else { break }
            shown += String(decoding: chunk, as: UTF8.self)
        }
        return shown
    }
}
