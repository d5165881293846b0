import Headless

/// Builds the lines of a screen's content, which scroll below its title.
struct PageBody {
    /// The columns left of what can have the focus, for the sign that shows it.
    static let margin = 2
    private static let rowMargin = 3
    private static let widestField = 60

    let snapshot: Snapshot
    let focus: Place?
    /// The number of characters before the text cursor, in the field that has the focus.
    let caret: Int
    let width: Int
    /// The sign that turns while something is busy.
    let spinner: String
    /// The number of lines that a picture takes; 0 where pictures are not shown.
    let pictureRows: Int

    var lines: [Line] {
        var lines: [Line] = []
        var buttons: [Snapshot.Button] = []
        for element in snapshot.elementsBelowTitle {
            if case .button(let button) = element {
                buttons.append(button)
                continue
            }
            lines += flow(buttons)
            buttons = []
            lines += self.lines(of: element)
        }
        return lines + flow(buttons)
    }

    /// Returns buttons side by side, in as many lines as they need.
    func flow(_ buttons: [Snapshot.Button], after heading: Line.Span? = nil) -> [Line] {
        var lines = [Line(spans: [heading].compactMap(\.self))]
        var column = heading.map { $0.column + $0.width } ?? 0
        for button in buttons {
            let span = span(of: button, column: column)
            if column > 0, column + span.width > width {
                lines.append(Line(spans: [self.span(of: button, column: 0)]))
            } else {
                lines[lines.count - 1].spans.append(span)
            }
            column = lines[lines.count - 1].end
        }
        return lines.filter { !$0.spans.isEmpty }
    }

    private func lines(of element: Snapshot.Element) -> [Line] {
        switch element {
        case .field(let field): lines(of: field)
        case .button(let button): flow([button])
        case .image(let image): lines(of: image)
        case .section(let section): lines(of: section)
        }
    }

    private func span(of button: Snapshot.Button, column: Int) -> Line.Span {
        let place = Place.button(button.identifier)
        let isFocused = place == focus
        let text = button.isEnabled ? "[\(button.label)]" : "(\(button.label))"
        return Line.Span(
            column: column,
            width: Self.margin + text.columns,
            text: (isFocused ? "> " : "  ") + text,
            style: Style(isBold: isFocused, isDim: !button.isEnabled),
            place: place
        )
    }

    // MARK: Fields

    private func lines(of field: Snapshot.Field) -> [Line] {
        let below =
            if let error = field.error { lines(ofError: error) } else if let hint = field.hint {
                wrapped(hint, Style(isDim: true))
            } else { [Line]() }
        return [Line(spans: [text(field.label, indent: 1, Style(isBold: .field(field.identifier) == focus))])]
            + [Line(spans: [marker(of: field), box(of: field)].compactMap(\.self))] + below
    }

    private func lines(ofError error: String) -> [Line] {
        error.wrapped(to: width - 6).enumerated().map { index, line in
            Line(spans: [text((index == 0 ? "! " : "  ") + line, indent: 3, Style(color: .red))])
        }
    }

    private func marker(of field: Snapshot.Field) -> Line.Span? {
        guard .field(field.identifier) == focus else { return nil }
        return Line.Span(column: 0, width: 1, text: ">", style: Style(isBold: true))
    }

    /// The part of a field's text around the caret that fits.
    private func box(of field: Snapshot.Field) -> Line.Span {
        let place = Place.field(field.identifier)
        let boxWidth = min(width - Self.margin - 1, Self.widestField)
        let isFocused = place == focus
        let view = FieldWindow(field.text, caret: isFocused ? caret : 0, width: boxWidth)
        return Line.Span(
            column: Self.margin,
            width: boxWidth,
            text: view.text.padded(to: boxWidth),
            style: Style(isUnderlined: true),
            place: place,
            caret: isFocused ? view.column : nil
        )
    }

    // MARK: Images

    private func lines(of image: Snapshot.Image) -> [Line] {
        let caption = "\(image.state.symbol) \(image.label) · \(image.state.label)"
        let inner = max(0, min(width - 6, max(caption.columns, 24)))
        let edge = String(repeating: "─", count: inner + 2)
        let rows = ["┌\(edge)┐", "│ \(caption.cut(to: inner).padded(to: inner)) │", "└\(edge)┘"]
        let frame = rows.map { Line(spans: [text($0, indent: 1, .plain)]) }
        guard pictureRows > 0, image.state == .loaded else { return frame }
        let picture = PicturePlace(
            address: image.address,
            row: 0,
            column: 1,
            columns: max(1, min(width - 2, 2 * pictureRows)),
            rows: pictureRows
        )
        return frame + [Line(picture: picture)] + (1..<pictureRows).map { _ in Line() }
    }

    // MARK: Sections

    private func lines(of section: Snapshot.Section) -> [Line] {
        let window = SectionWindow(section, focus: focus, width: width)
        let rows = window.lines.map { line(of: section, $0, in: window) } + window.blankLines.map { _ in Line() }
        let status = section.status.map { wrapped($0, .plain) } ?? []
        guard section.showsTitle else { return rows + status + flow(section.buttons) }
        let title = " \(section.title)\(section.isBusy ? " \(spinner)" : "  ")\(range(of: section, window))"
        let heading = Line.Span(column: 0, width: title.columns + Self.margin, text: title, style: Style(isBold: true))
        return flow(section.buttons, after: heading) + rows + status
    }

    /// Which rows are in view, such as “1–8 of 10 →”.
    private func range(of section: Snapshot.Section, _ window: SectionWindow) -> String {
        guard !section.rows.isEmpty else { return "" }
        let count = section.rows.count
        let (first, last) = (window.rows.lowerBound + 1, window.rows.upperBound)
        let numbers = first == last ? "\(last)" : "\(first)–\(last)"
        guard section.layout.lines != nil else { return " \(numbers) of \(count)" }
        return " \(numbers) of \(count)" + (first > 1 ? " ←" : "") + (last < count ? " →" : "")
    }

    private func line(of section: Snapshot.Section, _ indices: Range<Int>, in window: SectionWindow) -> Line {
        let cell = width / window.columns
        let showsIcons = showsIcons(of: section, width: cell - 1 - Self.rowMargin)
        return Line(
            spans: indices.enumerated().map { column, index in
                let row = section.rows[index]
                let place = Place.row(section: section.identifier, id: row.id)
                let isFocused = place == focus
                return Line.Span(
                    column: column * cell,
                    width: cell - 1,
                    text: (isFocused ? " > " : "   ") + row.text(section.images, showsIcon: showsIcons),
                    style: Style(isReversed: isFocused),
                    place: place
                )
            }
        )
    }

    /// Whether there is room for all icons of a section: where one would cost a part of its title, none is shown.
    private func showsIcons(of section: Snapshot.Section, width: Int) -> Bool {
        section.rows.allSatisfy { $0.columnsWithIcon <= width }
    }

    // MARK: Text

    private func text(_ text: String, indent: Int, _ style: Style) -> Line.Span {
        Line.Span(column: indent, width: max(0, width - indent), text: text, style: style)
    }

    private func wrapped(_ message: String, _ style: Style) -> [Line] {
        message.wrapped(to: width - 4).map { Line(spans: [text($0, indent: 3, style)]) }
    }
}
