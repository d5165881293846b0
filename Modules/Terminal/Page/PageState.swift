import Headless

/// The state of a screen's view: the focus, the caret, the scroll position and any overlay.
struct PageState: Equatable {
    /// An overlay above the screen, other than the app's alerts.
    enum Overlay: Equatable {
        /// The help on the keys, scrolled by a number of lines.
        case help(scroll: Int)
        /// The actions of a row.
        case menu(row: Place, choice: Int)
        /// The text to find, and the previous focus.
        case find(text: String, origin: Place?)
    }

    var focus: Place?
    /// The index of the focused row in its section, so that its successor gets the focus if it is removed.
    var rowIndex = 0
    /// The row of each section that last had the focus, so that a section keeps its horizontal position.
    var lastRows: [String: Row.ID] = [:]
    /// Whether the user moved the focus; until then it moves to the first row that appears.
    var isFocusChosen = false
    /// The number of characters before the caret in the focused field.
    var caret = 0
    /// The number of lines scrolled out at the top.
    var scroll = 0
    var overlay: Overlay?
    /// The menu or find that closing help returns to.
    var overlayBelowHelp: Overlay?
    /// The index of the alert's focused button.
    var alertChoice = 0
    /// The time at which the alert appeared.
    var alertTime: Duration?
    /// The message after the last key.
    var message: String?
    /// The text of the line of messages while there is no message.
    var greeting: String?
    /// The panel of calls, the same on every screen.
    var panel = PanelState()

    /// The number of lines by which help is scrolled; `nil` while it is closed.
    var helpScroll: Int? { if case .help(let scroll) = overlay { scroll } else { nil } }

    var isHelpOpen: Bool { helpScroll != nil }

    /// Opens help above the screen and any other overlay.
    mutating func openHelp() {
        overlayBelowHelp = overlay
        overlay = .help(scroll: 0)
    }

    mutating func closeHelp() {
        overlay = overlayBelowHelp
        overlayBelowHelp = nil
    }

    mutating func closeOverlays() {
        overlay = nil
        overlayBelowHelp = nil
    }

    /// Returns whether the focus stays marked while an alert or the panel of calls has the keys.
    func isFocusBehind(on shown: Shown) -> Bool {
        overlay == nil && (shown.alert != nil || panel.hasKeys)
    }

    /// Returns whether letters are text, or may be intended as text: an alert or help can appear while the user types.
    func isTyping(on shown: Shown) -> Bool {
        if case .find = overlay { return true }
        return shown.alert != nil || focus?.isField == true && !panel.hasKeys
    }
}
