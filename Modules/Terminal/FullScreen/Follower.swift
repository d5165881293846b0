import Headless

/// Keeps the view's state consistent with a device.
struct Follower {
    private var shown: Shown?
    private var memory = ScreenMemory()
    private weak var screen: Screen?

    /// Updates `state` for the content of `device` at `moment`; returns that content.
    mutating func follow(_ device: Device, _ state: inout PageState, at moment: Duration) -> Shown {
        let new = Shown(device)
        let hasNewNotice = new.notice != nil && new.notice != shown?.notice
        if let old = shown, device.screen === screen {
            state.follow(new, after: old)
        } else {
            memory.keep(state, of: screen, shown)
            let staysOnTabs = state.focus == .tabs && new.stops.contains(Stop(.tabs))
            let panel = state.panel
            let stored = memory.entry(of: device.screen)
            state = stored?.state ?? PageState(new)
            state.panel = panel
            state.follow(new, after: stored?.content ?? new)
            if stored != nil, hasNewNotice { state.resume(new) }
            if staysOnTabs { state.chooseFocus(.tabs, in: new) }
        }
        if hasNewNotice { state.message = nil }
        state.followAlert(of: new, after: shown, at: moment)
        screen = device.screen
        shown = new
        return new
    }
}

/// The view states of screens that are covered or in another tab, restored when the user returns.
struct ScreenMemory {
    private struct Entry {
        weak var screen: Screen?
        let state: PageState
        let content: Shown?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Stores the state of a screen and its content until the screen is deinitialized.
    mutating func keep(_ state: PageState, of screen: Screen?, _ content: Shown? = nil) {
        entries = entries.filter { $0.value.screen != nil }
        guard let screen else { return }
        var state = state
        state.closeOverlays()
        state.message = nil
        state.alertTime = nil
        entries[ObjectIdentifier(screen)] = Entry(screen: screen, state: state, content: content)
    }

    /// Returns the stored state of `screen` and its content; `nil` if there is none.
    func entry(of screen: Screen?) -> (state: PageState, content: Shown?)? {
        guard let screen, let entry = entries[ObjectIdentifier(screen)], entry.screen === screen else { return nil }
        return (entry.state, entry.content)
    }
}
