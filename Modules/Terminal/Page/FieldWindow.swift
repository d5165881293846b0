/// The part of a field's text that fits in its box, with the position of the caret and `…` where it is cut.
struct FieldWindow: Equatable {
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
