import Headless

/// The state of the view of each screen that is covered or in another tab, for the user's return.
struct ScreenMemory {
    private struct Entry {
        weak var screen: Screen?
        let state: PageState
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Keeps the state of a screen as long as that exists.
    mutating func keep(_ state: PageState, of screen: Screen?) {
        entries = entries.filter { $0.value.screen != nil }
        guard let screen else { return }
        var state = state
        state.closeOverlays()
        state.message = nil
        state.alertTime = nil
        entries[ObjectIdentifier(screen)] = Entry(screen: screen, state: state)
    }

    /// Returns the state that `screen` was left in.
    func state(of screen: Screen?) -> PageState? {
        guard let screen, let entry = entries[ObjectIdentifier(screen)], entry.screen === screen else { return nil }
        return entry.state
    }
}
