import Headless
import Shared

extension PageBody {
    /// Returns a section's lines: its heading with its buttons, the visible rows and the status. Without a heading the
    /// buttons come last.
    func lines(of section: Shown.Section) -> [Line] {
        let window = SectionWindow(section, lastRow: state.lastRows[section.identifier], width: width)
        let status = section.status.map { Line.wrapped($0, .plain, width: window.width) } ?? []
        let content = rows(of: section, in: window) + status
        guard section.showsTitle else { return content + flow(section.buttons) }
        return flow(section.buttons, after: heading(of: section, in: window)) + content
    }

    /// Returns the title with the numbers of the visible rows, such as “Categories   1–8 of 10 →”.
    private func heading(of section: Shown.Section, in window: SectionWindow) -> Line.Span {
        let title = " \(section.title)\(section.isBusy ? " \(spinner)" : "  ")\(window.range(of: section))"
        var span = Line.Span(0, title, Style(isBold: true))
        span.width += Self.margin
        return span
    }

    /// Returns the visible rows, and blank lines that keep the content below in place.
    private func rows(of section: Shown.Section, in window: SectionWindow) -> [Line] {
        let cell = window.width / window.columns
        return window.lines.map { indices in
            Line(
                spans: indices.enumerated().flatMap { position, index in
                    spans(of: section.rows[index], in: section, column: position * cell, width: cell - 1)
                }
            )
        } + window.blankLines.map { _ in Line() }
    }

    /// Returns a row, and its mark once more in color.
    private func spans(of row: Row, in section: Shown.Section, column: Int, width: Int) -> [Line.Span] {
        let place = Place.row(section: section.identifier, id: row.id)
        let style = Style(isReversed: isReversed(place))
        let start = " \(sign(at: place)) "
        var text = Line.Span(column, start + row.text(section.images), style, place: place)
        text.width = width
        guard let mark = row.mark, mark == RowText.liked else { return [text] }
        let before = start + (row.picture(section.images).map { $0 + " " } ?? "")
        return [text, Line.Span(column + before.columns, mark, Style(color: .red, isReversed: style.isReversed))]
    }
}

extension Row {
    /// Returns the row in one line: thumbnail, mark, title and subtitle. Icons are names, which no terminal can draw.
    func text(_ images: [ExactText: ImageState]) -> String {
        [picture(images), mark, subtitle.map { "\(title) · \($0)" } ?? title].compactMap(\.self).joined(separator: " ")
    }

    fileprivate func picture(_ images: [ExactText: ImageState]) -> String? {
        thumbnail.map { (images[$0] ?? .placeholder).symbol }
    }
}
