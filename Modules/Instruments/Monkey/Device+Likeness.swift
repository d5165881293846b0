import Headless
import Scenarios

extension Device {
    /// Returns whether both devices show the same, including rows that are not visible.
    func looksLike(_ other: Device) -> Bool {
        guard let screen, let otherScreen = other.screen else { return screen == nil && other.screen == nil }
        return screen.looksLike(otherScreen)
            && isSheetPresented == other.isSheetPresented
            && notice == other.notice
            && tabs?.titles == other.tabs?.titles
            && tabs?.selected == other.tabs?.selected
            && window.alerts.elementsEqual(other.window.alerts) { $0.looksLike($1) }
    }

    /// The text of the screen, and the details that it omits: parts of rows, states of pictures, waiting alerts.
    var details: [String] {
        let rows = (screen?.elements ?? []).flatMap { element in
            if case .section(let section) = element { section.rows } else { [] }
        }
        return ScreenText(self).lines + rows.map { "\($0)" }
            + (screen?.imageStates ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            + window.alerts.dropFirst().map(\.line)
    }
}

extension Screen {
    fileprivate func looksLike(_ other: Screen) -> Bool {
        title == other.title
            && isBusy == other.isBusy
            && (onRefresh == nil) == (other.onRefresh == nil)
            && elements.elementsEqual(other.elements) { $0.looksLike($1) }
            && imageStates == other.imageStates
    }
}

extension Element {
    fileprivate func looksLike(_ other: Element) -> Bool {
        switch (self, other) {
        case (.field(let one), .field(let two)):
            one.label == two.label && one.value == two.value && one.hint == two.hint
                && one.error == two.error && one.kind == two.kind
        case (.button(let one), .button(let two)): one.looksLike(two)
        case (.image(let one), .image(let two)): one.label == two.label && one.address == two.address
        case (.section(let one), .section(let two)): one.looksLike(two)
        default: false
        }
    }
}

extension Button {
    fileprivate func looksLike(_ other: Button) -> Bool {
        label == other.label && isHidden == other.isHidden && isEnabled == other.isEnabled
    }
}

extension Section {
    fileprivate func looksLike(_ other: Section) -> Bool {
        title == other.title
            && isBusy == other.isBusy
            && status == other.status
            && position == other.position
            && layout == other.layout
            && buttons.elementsEqual(other.buttons) { $0.looksLike($1) }
            && rows == other.rows
    }
}

extension Alert {
    /// Returns whether both alerts have the same texts.
    func looksLike(_ other: Alert) -> Bool {
        title == other.title && message == other.message && buttons.map(\.label) == other.buttons.map(\.label)
    }

    fileprivate var line: String {
        "! then “\(title)” \(message) \(buttons.map { "[\($0.label)]" }.joined(separator: " "))"
    }
}
