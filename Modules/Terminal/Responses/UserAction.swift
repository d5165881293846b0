import Headless

/// An action in the app that a key performs.
enum UserAction: Equatable {
    /// Edits a field's text with a key.
    case edit(field: String, Key)
    case tapButton(String)
    case chooseRow(section: String, id: Row.ID)
    case performAction(String, section: String, id: Row.ID)
    case selectTab(Int)
    /// Taps a button of the alert, by index.
    case tapAlertButton(Int, Snapshot.Alert)
    case back, refresh, scrollToEnd
}
