import TestSupport
import TestTools
import Testing

@testable import Terminal

nonisolated struct FrameDiffTests {
    @Test(arguments: [36, 80, 120])
    func `A difference makes a terminal show the same as a whole frame, after any of 40 frames`(columns: Int) {
        var random = RandomContent(seed: UInt64(columns))
        let size = Size(columns: columns, rows: 4)
        var old: PaintedPage?
        var terminals = ModelWidths.all.map { ModelTerminal(drawing: size, widths: $0) }

        for _ in 0..<40 {
            let new = PaintedPage(
                canvas: random.canvas(size, from: old?.canvas),
                cursor: Cursor(row: random.next(0...3), column: random.next(0...columns - 1)),
                showsCursor: random.next(0...1) == 0
            )
            let text = FrameDiff.text(from: old, to: new, usesColor: true)
            let anew = FrameDiff.text(from: nil, to: new, usesColor: true)
            for (index, widths) in ModelWidths.all.enumerated() {
                var fresh = ModelTerminal(drawing: size, widths: widths)
                terminals[index].feed(text)
                fresh.feed(anew)

                #expect(terminals[index].frame == fresh.frame)
                #expect(terminals[index].cursor == fresh.cursor)
                #expect(terminals[index].violations.isEmpty)
                #expect(fresh.violations.isEmpty)
            }
            old = new
        }
    }

    @Test(arguments: [
        (Style.plain, "0"), (Style(color: .red), "0;31"), (Style(color: .blue, isBold: true), "0;1;34"),
        (Style(isDim: true), "0;2"), (Style(isUnderlined: true), "0;4"), (Style(isReversed: true), "0;7"),
    ])
    func `Text has its own attributes and color, after text of any style`(style: Style, parameters: String) {
        #expect(style.sequence == "\u{1B}[\(parameters)m")
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

nonisolated extension RandomContent {
    /// Returns a canvas with some random changes to `old`, or a new one.
    fileprivate mutating func canvas(_ size: Size, from old: Canvas?) -> Canvas {
        var canvas = next(0...9) == 0 ? Canvas(size) : old ?? Canvas(size)
        for _ in 0..<next(0...6) {
            let (row, column) = (next(0...size.rows - 1), next(0...size.columns - 1))
            let style = element(of: [.plain, Style(color: .blue, isReversed: true), Style(color: .red, isBold: true)])
            switch next(0...4) {
            case 0: canvas.fill(row: row, column: column, width: next(1...9), Cell(text: "─", style: style))
            case 1: canvas.draw(self.canvas(Size(columns: 9, rows: 2), from: nil), row: row, column: column - 4)
            default: canvas.write(text(), row: row, column: column, width: next(1...20), style: style)
            }
        }
        return canvas
    }
}
