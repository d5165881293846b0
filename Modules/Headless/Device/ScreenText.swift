import Shared

/// Writes what a person sees as lines of plain text, for transcripts and pipes.
package struct ScreenText {
    private let device: Device

    package init(_ device: Device) {
        self.device = device
    }

    /// The lines, from top to bottom: tabs, screen, notice, alert.
    package var lines: [String] {
        (tabLines + screenLines + noticeLines + alertLines).map(\.displayable)
    }

    private var tabLines: [String] {
        guard let tabs = device.tabs else { return [] }
        return [tabs.titles.enumerated().map { $0 == tabs.selected ? "<\($1)>" : " \($1) " }.joined(separator: " ")]
    }

    private var screenLines: [String] {
        guard let screen = device.screen else { return [] }
        let heading = "\(device.isSheetPresented ? "^" : "=") \(screen.title)\(screen.isBusy ? " …" : "")"
        return [heading] + screen.elements.flatMap(\.lines)
    }

    private var noticeLines: [String] {
        device.notice.map { ["* \($0)"] } ?? []
    }

    private var alertLines: [String] {
        guard let alert = device.alert else { return [] }
        let message = alert.content.message.isEmpty ? [] : ["!   \(alert.content.message)"]
        let buttons = "!   " + alert.buttons.map { "[\($0.label)]" }.joined(separator: " ")
        return ["! \(alert.content.title)"] + message + [buttons]
    }
}

extension Element {
    fileprivate var lines: [String] {
        switch self {
        case .field(let field):
            ["  \(field.label): \(field.shownValue)"] + (field.error.map { ["    ^ \($0)"] } ?? [])
        case .button(let button): button.lines
        case .text(let label): label.text.map { ["  \($0)"] } ?? []
        case .section(let section): section.lines
        }
    }
}

extension Button {
    fileprivate var lines: [String] {
        isHidden ? [] : [isEnabled ? "  [\(label)]" : "  (\(label))"]
    }
}

extension Section {
    fileprivate var lines: [String] {
        let heading = showsTitle || isBusy ? ["- \(title)\(isBusy ? " …" : "")"] : []
        let numbered = rows.enumerated().map { index, row in
            "  \(index + 1). " + [row.title, row.subtitle].compactMap(\.self).joined(separator: " · ")
        }
        return heading + numbered + (status.map { ["  \($0)"] } ?? []) + buttons.flatMap(\.lines)
    }
}
