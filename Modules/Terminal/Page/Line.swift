/// A line of a page: texts side by side, some of which can have the focus.
struct Line: Equatable {
    struct Span: Equatable {
        var column: Int
        /// The number of columns; longer text is cut.
        var width: Int
        var text: String
        var style: Style = .plain
        /// What has the focus here, if anything can.
        var place: Place?
        /// The column of the text cursor within the span, if a field is edited here.
        var caret: Int?
    }

    var spans: [Span] = []

    /// The first place of the line.
    var place: Place? { spans.lazy.compactMap(\.place).first }

    /// The first column right of all texts.
    var end: Int { spans.map { $0.column + $0.width }.max() ?? 0 }
}

extension Line {
    /// Creates a line of text that cannot have the focus.
    init(_ text: String, indent: Int, _ style: Style, width: Int) {
        self.init(spans: [Span(column: indent, width: max(0, width - indent), text: text, style: style)])
    }

    /// Returns a message in as many lines as it needs.
    static func wrapped(_ message: String, _ style: Style, width: Int) -> [Line] {
        message.wrapped(to: width - 4).map { Line($0, indent: 3, style, width: width) }
    }
}
