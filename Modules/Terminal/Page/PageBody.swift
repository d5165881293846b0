import Headless

/// Builds the lines of a screen's content, which scrolls below the title.
struct PageBody {
    /// The columns at the left for the focus mark.
    static let margin = 2

    let snapshot: Snapshot
    let focus: FocusMark
    /// The number of characters before the caret in the focused field.
    let caret: Int
    /// The row of each section that last had the focus.
    let lastRows: [String: Row.ID]
    let width: Int
    /// The character of the spinner while something is busy.
    let spinner: String

    /// The lines, in blocks that a blank line separates if there is room: each titled section begins one.
    var blocks: [[Line]] {
        var blocks: [[Line]] = [[]]
        var buttons: [Snapshot.Button] = []
        for element in snapshot.elementsBelowTitle {
            if case .button(let button) = element {
                buttons.append(button)
                continue
            }
            blocks[blocks.count - 1] += flow(buttons)
            buttons = []
            if element.isTitledSection, !blocks[blocks.count - 1].isEmpty { blocks.append([]) }
            blocks[blocks.count - 1] += lines(of: element)
        }
        blocks[blocks.count - 1] += flow(buttons)
        return blocks
    }

    private func lines(of element: Snapshot.Element) -> [Line] {
        switch element {
        case .field(let field): FieldLines(field, caret: caret, focus, width).lines
        case .button(let button): flow([button])
        case .image(let image): ImageLines(image, width).lines
        case .section(let section): lines(of: section)
        }
    }

    // MARK: Sections

    private func lines(of section: Snapshot.Section) -> [Line] {
        let content = SectionLines(
            section,
            focus,
            lastRow: lastRows[section.identifier],
            SectionWindow.width(in: width)
        )
        guard section.showsTitle else { return content.rows + content.status + flow(section.buttons) }
        let heading = content.heading(spinner: spinner, margin: Self.margin)
        return flow(section.buttons, after: heading) + content.rows + content.status
    }

    // MARK: Buttons

    /// Returns buttons side by side, in as many lines as needed.
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

    private func span(of button: Snapshot.Button, column: Int) -> Line.Span {
        let place = Place.button(button.identifier)
        let text = button.isEnabled ? "[\(button.label)]" : "(\(button.label))"
        return Line.Span(
            column: column,
            width: Self.margin + text.columns,
            text: "\(focus.sign(at: place)) \(text)",
            style: Style(
                isBold: place == focus.place,
                isDim: !button.isEnabled,
                isReversed: focus.isReversed(place)
            ),
            place: place
        )
    }
}

extension Snapshot.Element {
    fileprivate var isTitledSection: Bool {
        if case .section(let section) = self { section.showsTitle } else { false }
    }
}
