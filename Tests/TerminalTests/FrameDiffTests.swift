import TestSupport
import TestTools
import Testing

@testable import Terminal

nonisolated struct FrameDiffTests {
    private let size = Size(columns: 80, rows: 24)

    @Test func `A difference is empty or the cursor alone, or clears the terminal without an old frame of its size`() {
        let canvas = Canvas(size)
        let (begin, end, clear) = ("\u{1B}[?2026h", "\u{1B}[?2026l", "\u{1B}[m\u{1B}[H\u{1B}[2J")

        let texts = [
            difference(from: canvas, to: canvas), difference(from: canvas, to: canvas, at: Cursor(row: 0, column: 3)),
            difference(from: canvas, to: canvas, showsCursor: true),
            difference(from: canvas, isCursorShown: true, to: canvas),
            difference(from: nil, to: canvas), difference(from: Canvas(Size(columns: 79, rows: 24)), to: canvas),
            difference(from: nil, isCursorShown: true, to: canvas, showsCursor: true),
        ]

        texts.expect([
            "", begin + "\u{1B}[4G" + end, begin + "\u{1B}[?25h" + end, begin + "\u{1B}[?25l" + end,
            begin + "\u{1B}[?25l" + clear + end, begin + "\u{1B}[?25l" + clear + end,
            begin + clear + "\u{1B}[?25h" + end,
        ])
    }

    @Test func `A difference is the changed cells and the cursor's place, within one synchronized update`() {
        var new = Canvas(size)
        new.write("-", row: 23, column: 78, width: 1, style: Style(color: .red, isBold: true))

        let text = difference(
            from: Canvas(size),
            cursor: Cursor(row: 9, column: 11),
            to: new,
            at: Cursor(row: 9, column: 11)
        )

        #expect(text == "\u{1B}[?2026h\u{1B}[24;79H\u{1B}[1;31m-\u{1B}[m\u{1B}[10;12H\u{1B}[?2026l")
    }

    @Test func `A difference draws a glyph of uncertain width over blanks of its style, and repeats what follows`() {
        var (new, reversed) = (Canvas(size), Canvas(size))
        new.write("漢ax\u{323}\u{301}b", row: 0, column: 0, width: 9, style: .plain)
        reversed.write("漢", row: 0, column: 0, width: 2, style: Style(isReversed: true))

        let texts = [new, reversed].map { difference(from: Canvas(size), to: $0) }

        texts.expect([
            "\u{1B}[?2026h  \r漢\u{1B}[3Gax\u{323}\u{301}\u{1B}[5Gb \r\u{1B}[?2026l",
            "\u{1B}[?2026h\u{1B}[7m  \r漢\u{1B}[m\r\u{1B}[?2026l",
        ])
    }

    @Test(arguments: [36, 80, 120])
    func `A difference makes a terminal show the same as a whole frame, after any of 40 frames`(columns: Int) {
        var random = RandomText(seed: UInt64(columns))
        let size = Size(columns: columns, rows: 4)
        var (old, cursor, isCursorShown): (Canvas?, Cursor, Bool) = (nil, Cursor(row: 0, column: 0), false)
        var terminals = ModelWidths.all.map { ModelTerminal(drawing: size, widths: $0) }

        for _ in 0..<40 {
            let new = random.canvas(size, from: old)
            let newCursor = Cursor(row: random.next(0...3), column: random.next(0...columns - 1))
            let showsCursor = random.next(0...1) == 0
            let text = difference(
                from: old,
                cursor: cursor,
                isCursorShown: isCursorShown,
                to: new,
                at: newCursor,
                showsCursor: showsCursor
            )
            let anew = difference(from: nil, to: new, at: newCursor, showsCursor: showsCursor)
            for (index, widths) in ModelWidths.all.enumerated() {
                var fresh = ModelTerminal(drawing: size, widths: widths)
                terminals[index].feed(text)
                fresh.feed(anew)

                #expect(terminals[index].frame == fresh.frame)
                #expect(terminals[index].cursor == fresh.cursor)
                #expect(terminals[index].violations.isEmpty)
                #expect(fresh.violations.isEmpty)
            }
            (old, cursor, isCursorShown) = (new, newCursor, showsCursor)
        }
    }

    @Test(arguments: [
        "\u{1B}]52;c;ZWNobw==\u{7}", "\u{9B}2J\u{9D}52;c;eA\u{9C}", "\u{202E}txet", "\u{10EEEE}\u{305}", "漢字", "👩‍🔬👩‍🔬",
        "🇫🇷🇩🇪",
        "♥️♥️", "שלום עולם", "مرحبا بالعالم", "क्षि स्त्री", "กำกำ", "x" + String(repeating: "\u{301}", count: 1_000),
    ])
    func `A difference lets no title move the column after it`(title: String) {
        let size = Size(columns: 24, rows: 2)
        var new = Canvas(size)
        for row in 0..<2 {
            new.write(title, row: row, column: 0, width: 11 + row, style: .plain)
            new.write("│ next", row: row, column: 12, width: 6, style: .plain)
        }
        var filled = Canvas(size)
        for row in 0..<2 { filled.fill(row: row, column: 0, width: 24, Cell(text: "#", style: .plain)) }

        for (old, widths) in ModelWidths.all.flatMap({ [(Canvas?.none, $0), (filled, $0)] }) {
            var terminal = ModelTerminal(drawing: size, widths: widths)
            terminal.feed(old.map { difference(from: nil, to: $0) } ?? "")
            terminal.feed(difference(from: old, to: new))

            for row in terminal.cells { #expect(row[12..<24].map(\.text).joined() == "│ next      ") }
            #expect(terminal.violations.isEmpty)
        }
    }

    private func difference(
        from old: Canvas?,
        cursor oldCursor: Cursor = Cursor(row: 0, column: 0),
        isCursorShown: Bool = false,
        to new: Canvas,
        at cursor: Cursor = Cursor(row: 0, column: 0),
        showsCursor: Bool = false,
        usesColor: Bool = true
    ) -> String {
        FrameDiff.text(
            from: old.map { PaintedPage(canvas: $0, cursor: oldCursor, showsCursor: isCursorShown) },
            to: PaintedPage(canvas: new, cursor: cursor, showsCursor: showsCursor),
            usesColor: usesColor
        )
    }
}

nonisolated extension ModelWidths {
    fileprivate static let all = [1, 2].flatMap { emoji in
        [true, false].map { ModelWidths(emoji: emoji, combinesMarks: $0) }
    }
}

nonisolated extension ModelTerminal {
    /// Creates a terminal in the modes in which frames are drawn.
    fileprivate init(drawing size: Size, widths: ModelWidths) {
        self.init(size: (size.columns, size.rows), widths: widths)
        feed("\u{1B}[?7l\u{1B}[?25l")
    }
}

nonisolated extension RandomText {
    /// Returns a canvas with some random changes to `old`, or a new one.
    fileprivate mutating func canvas(_ size: Size, from old: Canvas?) -> Canvas {
        var canvas = next(0...9) == 0 ? Canvas(size) : old ?? Canvas(size)
        for _ in 0..<next(0...6) {
            let (row, column) = (next(0...size.rows - 1), next(0...size.columns - 1))
            let style = next(0...1) == 0 ? .plain : Style(color: .blue, isReversed: next(0...1) == 0)
            switch next(0...4) {
            case 0: canvas.fill(row: row, column: column, width: next(1...9), Cell(text: "─", style: style))
            case 1: canvas.draw(self.canvas(Size(columns: 9, rows: 2), from: nil), row: row, column: column - 4)
            default: canvas.write(text(), row: row, column: column, width: next(1...20), style: style)
            }
        }
        return canvas
    }
}
