import CTerminal
import Foundation

/// The terminal of the process: the only type that changes its settings and modes.
package final class TerminalSession: TerminalSurface {
    /// The alternate screen, no wrapping at the right edge, no reordering of right-to-left text, pasted text in brackets,
    /// no cursor.
    nonisolated static let entering = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[8l\u{1B}[?2004h\u{1B}[?25l"

    private static let modesOff = "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?7h\u{1B}[8h\u{1B}[?25h\u{1B}[0m"
    /// For the Linux console, which has no alternate screen.
    private static let clearing = "\u{1B}[H\u{1B}[J"

    private let input: Int32
    private let output: Int32
    private let environment: [String: String]
    private var watch: TerminalWatch?
    private lazy var screen = Output(descriptor: output, writing: { terminal_write($1, $2) }) { [weak self] _ in
        Task { @MainActor in self?.watch?.post(.ended) }
    }

    /// Creates a session on two descriptors of one terminal.
    package init(
        input: Int32 = STDIN_FILENO,
        output: Int32 = STDOUT_FILENO,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        (self.input, self.output, self.environment) = (input, output, environment)
    }

    /// The size that the terminal reports, else that of `COLUMNS` and `LINES`, else 80 × 24.
    package var size: Size {
        var size = winsize()
        let isKnown = ioctl(output, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
        if isKnown { return Size(columns: Int(size.ws_col), rows: Int(size.ws_row)) }
        return Size(columns: number("COLUMNS") ?? 80, rows: number("LINES") ?? 24)
    }

    package func begin(onEvent: @escaping @MainActor (TerminalEvent) -> Void) throws {
        // Before the terminal is entered: the process may be stopped and continued meanwhile.
        let watch = TerminalWatch(of: input, onEvent: onEvent) { [weak self] in self?.proceed() }
        do {
            try enter()
        } catch {
            watch.cancel()
            throw error
        }
        watch.read()
        self.watch = watch
    }

    package func write(_ text: String) {
        screen.write(text)
    }

    package func end() {
        watch?.cancel()
        watch = nil
        terminal_leave()
    }

    var leaving: String {
        Self.modesOff + (environment["TERM"] == "linux" ? Self.clearing : "") + "\u{1B}[?1049l"
    }

    private func enter() throws(InputFailure) {
        let code = terminal_enter(input, output, Self.entering, leaving)
        if code != 0 { throw InputFailure(reason: String(cString: strerror(code))) }
    }

    /// Takes the terminal again after the process was stopped, and reports it in the same turn: a frame that was drawn before
    /// the report would build on a screen that is gone.
    func proceed() {
        guard let watch else { return }
        do {
            try enter()
            watch.report(.continued)
        } catch {
            watch.post(.ended)
        }
    }

    private func number(_ variable: String) -> Int? {
        environment[variable].flatMap(Int.init).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
}
