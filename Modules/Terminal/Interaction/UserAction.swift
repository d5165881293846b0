import Headless

/// What a key does to the app.
enum UserAction: Equatable {
    /// A key for a field's text.
    case edit(field: String, Key)
    case tapButton(String)
    case chooseRow(section: String, id: Row.ID)
    case performAction(String, section: String, id: Row.ID)
    case selectTab(Int)
    /// Taps a button of the alert, by index.
    case answer(Int, Snapshot.Alert)
    case back, refresh, scrollToEnd
}
