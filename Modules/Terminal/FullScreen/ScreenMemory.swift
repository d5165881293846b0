import Headless

/// The view states of screens that are covered or in another tab, restored when the user returns.
struct ScreenMemory {
    private struct Entry {
        weak var screen: Screen?
        let state: PageState
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Stores the state of a screen until the screen is deinitialized.
    mutating func keep(_ state: PageState, of screen: Screen?) {
        entries = entries.filter { $0.value.screen != nil }
        guard let screen else { return }
        var state = state
        state.closeOverlays()
        state.message = nil
        state.alertTime = nil
        entries[ObjectIdentifier(screen)] = Entry(screen: screen, state: state)
    }

    /// Returns the stored state of `screen`; `nil` if there is none.
    func state(of screen: Screen?) -> PageState? {
        guard let screen, let entry = entries[ObjectIdentifier(screen)], entry.screen === screen else { return nil }
        return entry.state
    }
}
