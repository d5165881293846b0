import Headless

extension PageBody {
    private static let maximumFieldWidth = 60

    /// Returns the lines of a field: its label, its text, and its error or hint.
    func lines(of field: Shown.Field) -> [Line] {
        let hasFocus = state.focus == .field(field.identifier)
        let label = Line(field.label, indent: 1, Style(isBold: hasFocus), width: width)
        let marker = Line.Span(0, sign(at: .field(field.identifier)), Style(isBold: true))
        return [label, Line(spans: (hasFocus ? [marker] : []) + [box(of: field, hasFocus)])] + below(field)
    }

    /// Returns the visible part of the text, around the caret.
    private func box(of field: Shown.Field, _ hasFocus: Bool) -> Line.Span {
        let place = Place.field(field.identifier)
        let boxWidth = min(width - Self.margin - 1, Self.maximumFieldWidth)
        let window = FieldWindow(field.text, caret: hasFocus ? state.caret : 0, width: boxWidth)
        let style = Style(isUnderlined: !isReversed(place), isReversed: isReversed(place))
        var span = Line.Span(Self.margin, window.text.padded(to: boxWidth), style, place: place)
        span.caret = hasFocus ? window.column : nil
        return span
    }

    private func below(_ field: Shown.Field) -> [Line] {
        guard let error = field.error else {
            return field.hint.map { Line.wrapped($0, Style(isDim: true), width: width) } ?? []
        }
        return error.wrapped(to: width - 6).enumerated().map { index, text in
            Line((index == 0 ? "! " : "  ") + text, indent: 3, Style(color: .red), width: width)
        }
    }
}

/// The part of a field's text that fits in its box, with the position of the caret and `…` where it is cut.
struct FieldWindow {
    let text: String
    /// The column of the caret in the box.
    let column: Int

    /// Selects the part of `text` that fits in `width` columns with the caret after `caret` characters.
    init(_ text: String, caret: Int, width: Int) {
        let width = max(0, width)
        // Measures only text that can be visible, however long the whole text is.
        let hidden = max(0, caret - width)
        let glyphs = text.dropFirst(hidden).prefix(2 * width).map { String($0).glyphs }
        let widths = glyphs.map { $0.map(\.width).reduce(0, +) }
        let caret = min(max(0, caret - hidden), widths.count)
        var first = 0
        var before = widths[..<caret].reduce(0, +)
        while first < caret, before >= width {
            before -= widths[first]
            first += 1
        }
        var end = first
        var total = 0
        while end < widths.count, total + widths[end] < width {
            total += widths[end]
            end += 1
        }
        var parts = glyphs[first..<end].map { $0.map(\.text).joined() }
        if first + hidden > 0, !parts.isEmpty { parts[0] = "…".padded(to: widths[first]) }
        self.text = parts.joined() + (end < widths.count && width > 0 ? "…" : "")
        column = before
    }
}
