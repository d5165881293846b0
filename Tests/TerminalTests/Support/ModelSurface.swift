import TestTools

@testable import Terminal

/// A terminal in memory, which reads back what a program writes.
final class ModelSurface: TerminalSurface {
    private(set) var size: Size
    private(set) var terminal: ModelTerminal
    /// The frames that were written.
    private(set) var frames: [String] = []
    /// Whether a program has the terminal.
    private(set) var isTaken = false
    /// Whether the terminal takes frames.
    private(set) var isReady = true
    private var onEvent: ((TerminalEvent) -> Void)?

    init(_ size: Size) {
        self.size = size
        terminal = ModelTerminal(size: (size.columns, size.rows))
    }

    func begin(onEvent: @escaping @MainActor (TerminalEvent) -> Void) {
        self.onEvent = onEvent
        isTaken = true
        terminal.feed("\u{1B}[?7l\u{1B}[?25l")
    }

    func write(_ text: String) {
        frames.append(text)
        terminal.feed(text)
    }

    func end() {
        onEvent = nil
        isTaken = false
    }

    func send(_ event: TerminalEvent) {
        onEvent?(event)
    }

    /// Takes no more frames, until `goOn`.
    func stall() {
        isReady = false
    }

    func goOn() {
        isReady = true
        send(.ready)
    }

    /// Writes over the screen, as another program might.
    func spoil() {
        terminal.feed("\u{1B}[2;5Hspoiled\u{1B}[6;1Hspoiled")
    }

    func resize(_ size: Size) {
        self.size = size
        terminal.resize((size.columns, size.rows))
        send(.resized)
    }
}
