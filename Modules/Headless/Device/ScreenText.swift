/// The visible screen as lines of plain text, for transcripts and pipes. Text from data is not altered: the caller
/// makes each line `displayable` before showing it.
package struct ScreenText {
    private let device: Device

    package init(_ device: Device) {
        self.device = device
    }

    /// The lines, from top to bottom: tabs, screen, notice, alert.
    package var lines: [String] {
        tabLines + screenLines + noticeLines + alertLines
    }

    private var tabLines: [String] {
        guard let tabs = device.tabs else { return [] }
        return [tabs.titles.enumerated().map { $0 == tabs.selected ? "<\($1)>" : " \($1) " }.joined(separator: " ")]
    }

    private var screenLines: [String] {
        guard let screen = device.screen else { return [] }
        let heading = "\(device.isSheetPresented ? "^" : "=") \(screen.title)\(device.isBusy ? " …" : "")"
        var rowsAbove = 0
        return [heading]
            + screen.elements.flatMap { element in
                defer { if case .section(let section) = element { rowsAbove += section.rows.count } }
                return element.lines(on: screen, rowsAbove: rowsAbove)
            }
    }

    private var noticeLines: [String] {
        device.notice.map { ["* \($0)"] } ?? []
    }

    private var alertLines: [String] {
        guard let alert = device.alert else { return [] }
        let message = alert.message.isEmpty ? [] : ["!   \(alert.message)"]
        let buttons = "!   " + alert.buttons.map { "[\($0.label)]" }.joined(separator: " ")
        return ["! \(alert.title)"] + message + [buttons]
    }
}

extension Element {
    fileprivate func lines(on screen: Screen, rowsAbove: Int) -> [String] {
        switch self {
        case .field(let field):
            ["  \(field.label): \(field.shownValue)"]
                + [field.error.map { "    ^ \($0)" } ?? field.hint.map { "    ? \($0)" }].compactMap(\.self)
        case .button(let button): button.lines
        case .image(let image): image.address.map { ["  \(screen.state(of: $0).symbol) \(image.label)"] } ?? []
        case .section(let section): section.lines(on: screen, rowsAbove: rowsAbove)
        }
    }
}

extension Button {
    fileprivate var lines: [String] {
        isHidden ? [] : [isEnabled ? "  [\(label)]" : "  (\(label))"]
    }
}

extension Section {
    /// Returns the section's lines. Rows are numbered through the whole screen; if that differs from the number within
    /// the section, the heading gives both numbers of the first row.
    fileprivate func lines(on screen: Screen, rowsAbove: Int) -> [String] {
        let explanation = rowsAbove > 0 && !rows.isEmpty ? "   (row \(rowsAbove + 1) is row 1 in \"\(title)\")" : ""
        let hasHeading = showsTitle || isBusy || !explanation.isEmpty
        return (hasHeading ? ["- \(title)\(isBusy ? " …" : "")\(explanation)"] : [])
            + inView.map { "  \(rowsAbove + $0 + 1). \(rows[$0].line(on: screen))" } + beyond
            + (status.map { ["  \($0)"] } ?? []) + buttons.flatMap(\.lines)
    }

    /// The rows that are visible without scrolling sideways.
    private var inView: Range<Int> {
        guard let lines = layout.lines else { return rows.indices }
        let first = min(position, rows.count)
        return first..<min(first + lines * layout.columns, rows.count)
    }

    private var beyond: [String] {
        let count = rows.count - inView.count
        return count > 0 ? ["  (\(count) more sideways)"] : []
    }
}

extension Row {
    fileprivate func line(on screen: Screen) -> String {
        let picture = thumbnail.map { screen.state(of: $0).symbol }
        let sign = icon.map { "‹\($0)›" }
        let text = [title, subtitle].compactMap(\.self).joined(separator: " · ")
        let buttons = actions.map { $0.isSwipeAction ? "<\($0.label)>" : "[\($0.label)]" }
        return ([picture, sign, text, mark].compactMap(\.self) + buttons).joined(separator: " ")
    }
}
