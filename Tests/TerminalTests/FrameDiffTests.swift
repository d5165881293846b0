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

    @Test(arguments: [true, false])
    func `Text has its own attributes and color on a terminal, after text of any style`(usesColor: Bool) {
        let styles = Style.all
        let size = Size(columns: 2 * styles.count, rows: styles.count)
        var canvas = Canvas(size)
        for (row, before) in styles.enumerated() {
            for (column, style) in styles.enumerated() {
                canvas.write("a", row: row, column: 2 * column, style: before)
                canvas.write("b", row: row, column: 2 * column + 1, style: style)
            }
        }
        var terminal = ModelTerminal(drawing: size, widths: ModelWidths())

        terminal.feed(FrameDiff.text(from: nil, to: PaintedPage(canvas: canvas), usesColor: usesColor))

        for (row, before) in styles.enumerated() {
            let expected = styles.flatMap { [before, $0] }.map { $0.parameters(usesColor: usesColor) }
            #expect(terminal.frame.cells[row].map(\.style) == expected)
        }
    }
}

nonisolated extension Style {
    /// Every attribute alone and with each other, without a color, in red and in blue.
    fileprivate static var all: [Style] {
        let attributes: [WritableKeyPath<Style, Bool>] = [\.isBold, \.isDim, \.isUnderlined, \.isReversed]
        return [nil, .red, .blue].flatMap { color in
            [Style(color: color)]
                + attributes.flatMap { one in
                    attributes.map { other in
                        var style = Style(color: color)
                        style[keyPath: one] = true
                        style[keyPath: other] = true
                        return style
                    }
                }
        }
    }

    /// The parameters of a terminal's sequence for this style, in ascending order.
    fileprivate func parameters(usesColor: Bool) -> [Int] {
        let attributes = [isBold ? 1 : nil, isDim ? 2 : nil, isUnderlined ? 4 : nil, isReversed ? 7 : nil]
        return (attributes + [usesColor ? color?.rawValue : nil]).compactMap(\.self)
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
