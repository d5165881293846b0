/// A line of a page: adjacent texts, some of which can have the focus.
struct Line: Equatable {
    struct Span: Equatable {
        var column: Int
        /// The number of columns; longer text is truncated.
        var width: Int
        var text: String
        var style: Style
        /// The place that this text shows; `nil` if it cannot have the focus.
        var place: Place?
        /// The column of the caret in the span; `nil` unless a field is edited here.
        var caret: Int?

        /// Creates a span as wide as its text.
        init(_ column: Int, _ text: String, _ style: Style = .plain, place: Place? = nil) {
            self.column = column
            width = text.columns
            self.text = text
            self.style = style
            self.place = place
        }
    }

    var spans: [Span] = []

    /// The first place in the line.
    var place: Place? { spans.lazy.compactMap(\.place).first }

    /// The first column after all texts.
    var end: Int { spans.map { $0.column + $0.width }.max() ?? 0 }

    /// Returns whether the line shows `place`.
    func shows(_ place: Place) -> Bool { spans.contains { $0.place == place } }
}

extension Line {
    /// Creates a line of text without a place, truncated to `width` columns with its indentation.
    init(_ text: String, indent: Int, _ style: Style = .plain, width: Int) {
        self.init(spans: [Span(indent, text.cut(to: width - indent), style)])
    }

    /// Returns the lines of a wrapped message.
    static func wrapped(_ message: String, _ style: Style, width: Int) -> [Line] {
        message.wrapped(to: width - 4).map { Line($0, indent: 3, style, width: width) }
    }
}
