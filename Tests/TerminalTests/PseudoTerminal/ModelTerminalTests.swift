import Shared
import TestTools
import Testing

@Suite("A model terminal") nonisolated struct ModelTerminalTests {
    private var terminal = ModelTerminal(size: (columns: 6, rows: 2))

    @Test(arguments: [(2, true, "👩e\u{301}x"), (1, true, "👩e\u{301}x"), (2, false, "👩e\u{301}x")])
    mutating func `gives emoji and marks the columns it is made with`(emoji: Int, combines: Bool, expected: String) {
        let widths = ModelWidths(emoji: emoji, combinesMarks: combines)
        terminal = ModelTerminal(size: (columns: 6, rows: 1), widths: widths)

        terminal.feed("👩e\u{301}x")

        #expect(terminal.lines == [expected])
        #expect(terminal.cursor.column == emoji + (combines ? 2 : 3))
    }

    @Test mutating func `makes a blank of the other half of a wide character`() {
        terminal.feed("漢字\u{1B}[1;2Hx\u{1B}[1;3Hy")

        #expect(terminal.lines[0] == " xy")
    }

    @Test(arguments: [
        "\u{1B}]52;c;eA==\u{7}", "\u{1B}]0;title\u{1B}\\", "\u{1B}Pq\u{1B}\\", "\u{1B}_Ga=T\u{1B}\\", "\u{9B}",
        "\u{1B}[6n", "\u{1B}[K",
        "\u{1B}[?1000h", "\u{1B}c", "\u{7}", "\u{1B}[99m",
    ])
    mutating func `records unexpected output`(text: String) {
        terminal.feed(text)

        #expect(!terminal.violations.isEmpty)
    }
}
