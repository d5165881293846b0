/// The part of a field's text that fits in its box, and where the caret stands in it.
struct FieldWindow: Equatable {
    let text: String
    /// The caret's column within the box.
    let column: Int

    /// Shows as much of `text` as fits in `width` columns with the caret, which stands after `caret` characters.
    init(_ text: String, caret: Int, width: Int) {
        let width = max(0, width)
        // Whatever the length of the text, only what can be in view is measured.
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
        self.text = glyphs[first..<end].joined().map(\.text).joined()
        column = before
    }
}
