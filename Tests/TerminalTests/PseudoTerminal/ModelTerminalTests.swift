import Shared
import TestTools
import Testing

@Suite("A model terminal") nonisolated struct ModelTerminalTests {
    private var terminal = ModelTerminal(size: (columns: 6, rows: 2))

    @Test mutating func `shows characters where the cursor stands`() {
        terminal.feed("ab\u{1B}[2;3H漢\u{1B}[1;31mc\r\nd")

        #expect(terminal.lines == ["  漢c", "d"])
        #expect(terminal.cells[0][4] == ModelCell(text: "c", style: [1, 31]))
        #expect(terminal.cursor == ModelCursor(row: 1, column: 1))
    }

    @Test(arguments: [(true, ["abcdef", "gh"]), (false, ["abcdeh", ""])])
    mutating func `wraps at the right edge only in wrap mode`(wraps: Bool, expected: [String]) {
        terminal.feed((wraps ? "" : "\u{1B}[?7l") + "abcdefgh")

        #expect(terminal.lines == expected)
    }

    @Test(arguments: [(2, true, "👩e\u{301}x"), (1, true, "👩e\u{301}x"), (2, false, "👩e\u{301}x")])
    mutating func `gives emoji and marks the columns it is made with`(emoji: Int, combines: Bool, expected: String) {
        let widths = ModelWidths(emoji: emoji, combinesMarks: combines)
        terminal = ModelTerminal(size: (columns: 6, rows: 1), widths: widths)

        terminal.feed("👩e\u{301}x")

        #expect(terminal.lines == [expected])
        #expect(terminal.cursor.column == emoji + (combines ? 2 : 3))
    }

    @Test mutating func `makes a blank of the other half of a wide character`() {
        terminal.feed("漢字\u{1B}[2Gx\u{1B}[1;3Hy")

        #expect(terminal.lines[0] == " xy")
    }

    @Test mutating func `keeps the main screen while the alternate one is shown`() {
        terminal.feed("main\u{1B}[?1049h")
        let alternate = terminal.lines
        terminal.feed("other\u{1B}[?1049l")

        #expect(alternate == ["", ""])
        #expect(terminal.lines == ["main", ""])
        #expect(terminal.modes == ModelMode.initial)
    }

    @Test(arguments: [
        "\u{1B}]52;c;eA==\u{7}", "\u{1B}]0;title\u{1B}\\", "\u{1B}Pq\u{1B}\\", "\u{1B}_Ga=T\u{1B}\\", "\u{9B}",
        "\u{1B}[6n",
        "\u{1B}[?1000h", "\u{1B}c", "\u{7}", "\u{1B}[99m",
    ])
    mutating func `records unexpected output`(text: String) {
        terminal.feed(text)
        terminal.feed("ok")

        #expect(terminal.violations.count == 1)
        #expect(terminal.lines[0] == "ok")
    }

    @Test mutating func `reads characters and sequences that arrive byte by byte`() {
        for byte in "é\u{1B}[1;5H👩".utf8 { terminal.feed([byte]) }

        #expect(terminal.lines[0] == "é   👩")
    }

    @Test mutating func `cuts lines when it becomes smaller, and wide characters whole`() {
        terminal.feed("abc漢\u{1B}[2;1Hd")

        terminal.resize((columns: 4, rows: 1))
        terminal.resize((columns: 6, rows: 2))

        #expect(terminal.lines == ["abc", ""])
    }

    @Test mutating func `survives any bytes`() {
        var generator = SeededGenerator(seed: 4)

        for _ in 0..<4_000 {
            let isAny = Int.random(in: 0...3, using: &generator) == 0
            terminal.feed([UInt8.random(in: isAny ? 0...255 : 0x1B...0x7E, using: &generator)])
        }

        #expect(terminal.cells.count == 2)
        #expect(terminal.cells.allSatisfy { $0.count == 6 })
    }
}
