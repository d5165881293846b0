import CTerminal
import Foundation

/// The terminal of the process; only this type changes its settings and modes.
package final class TerminalSession: TerminalSurface {
    /// The alternate screen, no wrapping, no reordering of right-to-left text, bracketed paste, no cursor.
    nonisolated static let entering = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[8l\u{1B}[?2004h\u{1B}[?25l"

    private static let modesOff = "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?7h\u{1B}[8h\u{1B}[?25h\u{1B}[0m"
    /// Clears the Linux console, which has no alternate screen.
    private static let clearing = "\u{1B}[H\u{1B}[J"

    private let input: Int32
    private let output: Int32
    /// The terminal of `output`, reopened for non-blocking writes, or `output` itself if that fails.
    private let screen: Int32
    private let environment: [String: String]
    private var watch: TerminalWatch?
    /// Output that the terminal has not accepted yet.
    private var rest: ArraySlice<UInt8> = []
    /// Whether the terminal accepts no output at present, for example after Ctrl-S or on a stuck connection.
    private var isStalled = false

    /// Creates a session on two descriptors of the same terminal.
    package init(
        input: Int32 = STDIN_FILENO,
        output: Int32 = STDOUT_FILENO,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        (self.input, self.output, self.environment) = (input, output, environment)
        screen = reopened(output) ?? output
    }

    /// The size reported by the terminal, or that of `COLUMNS` and `LINES`, or 80 × 24.
    package var size: Size {
        var size = winsize()
        let isKnown = ioctl(output, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
        if isKnown { return Size(columns: Int(size.ws_col), rows: Int(size.ws_row)) }
        return Size(columns: number("COLUMNS") ?? 80, rows: number("LINES") ?? 24)
    }

    package var isReady: Bool { !isStalled }

    package func begin(onEvent: @escaping @MainActor (TerminalEvent) -> Void) throws {
        // Starts before the terminal is entered, because the process may be stopped and continued meanwhile.
        let watch = TerminalWatch(of: input, onEvent: onEvent) { [weak self] in self?.proceed() }
        do {
            try enter()
        } catch {
            watch.cancel()
            throw error
        }
        watch.read()
        self.watch = watch
        write(Self.entering)
    }

    package func write(_ text: String) {
        rest += text.utf8
        if !isStalled { flush() }
    }

    package func end() {
        watch?.cancel()
        watch = nil
        terminal_leave()
    }

    var leaving: String {
        Self.modesOff + (environment["TERM"] == "linux" ? Self.clearing : "") + "\u{1B}[?1049l"
    }

    /// Enters the terminal once the process is in the foreground.
    private func enter() throws(InputFailure) {
        var code: Int32
        repeat {
            terminal_await_foreground(input)
            code = terminal_enter(input, screen, leaving)
        } while code == EAGAIN
        if code != 0 { throw InputFailure(reason: String(cString: strerror(code))) }
    }

    /// Enters the terminal again after the process was stopped, and reports it in the same turn: a frame drawn before
    /// the report would be based on the lost screen.
    func proceed() {
        guard let watch else { return }
        do {
            try enter()
            rest = []
            write(Self.entering)
            watch.report(.continued)
        } catch {
            watch.post(.ended)
        }
    }

    /// Writes as much as the terminal accepts, and the rest when it accepts more.
    private func flush() {
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { terminal_write($0.baseAddress, $0.count) }
            switch count < 0 ? errno : 0 {
            case 0: rest = rest.dropFirst(count)
            case EINTR: continue
            case EAGAIN:
                isStalled = true
                return TerminalWatch.whenWritable(screen) { [weak self] in self?.goOn() }
            default: rest = []
            }
        }
    }

    private func goOn() {
        isStalled = false
        flush()
        if isReady { watch?.report(.ready) }
    }

    private func number(_ variable: String) -> Int? {
        environment[variable].flatMap(Int.init).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
}

/// Opens the terminal `descriptor` again for non-blocking writes, because the descriptor may be shared with a shell.
/// Returns `nil` if it is not a terminal or belongs to another user.
nonisolated private func reopened(_ descriptor: Int32) -> Int32? {
    var name = [CChar](repeating: 0, count: 1_024)
    guard ttyname_r(descriptor, &name, name.count) == 0 else { return nil }
    let terminal = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    return terminal >= 0 ? terminal : nil
}
