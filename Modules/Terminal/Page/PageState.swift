import Headless

/// What the view of a screen keeps by itself: the focus, the caret, how far it is scrolled, and what lies above it.
struct PageState: Equatable {
    /// What lies above the screen, besides the app's own alerts.
    enum Overlay: Equatable {
        /// The keys, scrolled by a number of lines.
        case help(scroll: Int)
        /// The actions of a row.
        case menu(row: Place, choice: Int)
        /// The text to find, and where the focus was before.
        case find(text: String, origin: Place?)
    }

    var focus: Place?
    /// The focused row's index in its section, so that its successor gets the focus when it is removed.
    var rowIndex = 0
    /// The id of the row of each section that had the focus last, so that a section scrolled sideways stays where it is.
    var lastRows: [String: Row.ID] = [:]
    /// Whether the user moved the focus; until then it goes to the first row as soon as there is one.
    var isFocusChosen = false
    /// The number of characters before the text cursor in the focused field.
    var caret = 0
    /// The number of lines scrolled out of view above.
    var scroll = 0
    var overlay: Overlay?
    /// The menu or find below help, to which closing help returns.
    var overlayBelowHelp: Overlay?
    /// The index of the alert's button that has the focus.
    var alertChoice = 0
    /// When the alert appeared.
    var alertTime: Duration?
    /// The reply to the last key.
    var message: String?

    /// Shows help above whatever is shown.
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

    /// Whether letters are text, or may be meant as such: an alert can come up, and help can be opened, while the user
    /// types.
    func isTyping(on snapshot: Snapshot) -> Bool {
        if case .find = overlay { return true }
        return snapshot.alert != nil || focus?.isField == true
    }
}
