import Headless

/// The view states of screens that are covered or in another tab, restored when the user returns.
struct ScreenMemory {
    private struct Entry {
        weak var screen: Screen?
        let state: PageState
        let content: Snapshot?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Stores the state of a screen and its content until the screen is deinitialized.
    mutating func keep(_ state: PageState, of screen: Screen?, _ content: Snapshot? = nil) {
        entries = entries.filter { $0.value.screen != nil }
        guard let screen else { return }
        var state = state
        state.closeOverlays()
        state.message = nil
        state.alertTime = nil
        entries[ObjectIdentifier(screen)] = Entry(screen: screen, state: state, content: content)
    }

    /// Returns the stored state of `screen` and its content; `nil` if there is none.
    func entry(of screen: Screen?) -> (state: PageState, content: Snapshot?)? {
        guard let screen, let entry = entries[ObjectIdentifier(screen)], entry.screen === screen else { return nil }
        return (entry.state, entry.content)
    }
}
