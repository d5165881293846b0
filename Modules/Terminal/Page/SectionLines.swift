import Headless
import Shared

/// Builds the lines of a section.
struct SectionLines {
    /// The columns before a row's text.
    private static let margin = 3

    private let section: Snapshot.Section
    private let focus: FocusMark
    private let width: Int
    private let window: SectionWindow

    init(_ section: Snapshot.Section, _ focus: FocusMark, lastRow: Row.ID?, _ width: Int) {
        self.section = section
        self.focus = focus
        self.width = width
        window = SectionWindow(section, lastRow: lastRow, width: width)
    }

    /// Returns the title with the numbers of the visible rows, such as “Categories   1–8 of 10 →”, and `margin`
    /// columns.
    func heading(spinner: String, margin: Int) -> Line.Span {
        let title = " \(section.title)\(section.isBusy ? " \(spinner)" : "  ")\(range)"
        return Line.Span(column: 0, width: title.columns + margin, text: title, style: Style(isBold: true))
    }

    private var range: String {
        guard !section.rows.isEmpty else { return "" }
        let count = section.rows.count
        let (first, last) = (window.rows.lowerBound + 1, window.rows.upperBound)
        let numbers = first == last ? "\(last)" : "\(first)–\(last)"
        guard section.layout.lines != nil else { return " \(numbers) of \(count)" }
        return " \(numbers) of \(count)" + (first > 1 ? " ←" : "") + (last < count ? " →" : "")
    }

    /// The visible rows, and blank lines that keep the content below in place.
    var rows: [Line] {
        let cell = width / window.columns
        return window.lines.map { indices in
            Line(
                spans: indices.enumerated().flatMap { spans(of: section.rows[$1], column: $0 * cell, width: cell - 1) }
            )
        } + window.blankLines.map { _ in Line() }
    }

    /// Returns a row, and its mark once more in color.
    private func spans(of row: Row, column: Int, width: Int) -> [Line.Span] {
        let place = Place.row(section: section.identifier, id: row.id)
        let isReversed = focus.isReversed(place)
        let text = Line.Span(
            column: column,
            width: width,
            text: " \(focus.sign(at: place)) " + row.text(section.images),
            style: Style(isReversed: isReversed),
            place: place
        )
        guard let mark = row.mark, mark == Mark.liked else { return [text] }
        let heart = Line.Span(
            column: column + Self.margin + row.markColumn(section.images),
            width: mark.columns,
            text: mark,
            style: Style(color: .red, isReversed: isReversed)
        )
        return [text, heart]
    }

    /// The status, shown instead of or below the rows.
    var status: [Line] {
        section.status.map { Line.wrapped($0, .plain, width: width) } ?? []
    }
}
