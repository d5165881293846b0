import Headless

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
        let showsIcons = showsIcons(in: cell - 1 - Self.margin)
        return window.lines.map { line($0, cell: cell, showsIcons: showsIcons) } + window.blankLines.map { _ in Line() }
    }

    private func line(_ indices: Range<Int>, cell: Int, showsIcons: Bool) -> Line {
        Line(
            spans: indices.enumerated().map { column, index in
                let row = section.rows[index]
                let place = Place.row(section: section.identifier, id: row.id)
                return Line.Span(
                    column: column * cell,
                    width: cell - 1,
                    text: " \(focus.sign(at: place)) " + row.text(section.images, showsIcon: showsIcons),
                    style: Style(isReversed: place == focus.place && !focus.isBehindAlert),
                    place: place
                )
            }
        )
    }

    /// Returns whether all icons fit: none is shown if one would truncate a title.
    private func showsIcons(in width: Int) -> Bool {
        section.rows.allSatisfy { $0.columnsWithIcon <= width }
    }

    /// The status, shown instead of or below the rows.
    var status: [Line] {
        section.status.map { Line.wrapped($0, .plain, width: width) } ?? []
    }
}
