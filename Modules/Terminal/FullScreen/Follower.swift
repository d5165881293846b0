import Headless

/// Keeps the view's state consistent with a device, and the states of screens that are covered or in another tab until
/// the user returns.
struct Follower {
    private struct Memory {
        weak var screen: Screen?
        let state: PageState
        let content: Shown
    }

    private var shown: Shown?
    private weak var screen: Screen?
    private var memories: [ObjectIdentifier: Memory] = [:]

    /// Updates `state` for the content of `device` at `moment`; returns that content.
    mutating func follow(_ device: Device, _ state: inout PageState, at moment: Duration) -> Shown {
        let new = Shown(device)
        let hasNewNotice = new.notice != nil && new.notice != shown?.notice
        if let old = shown, device.screen === screen {
            state.follow(new, after: old)
        } else {
            remember(state)
            let staysOnTabs = state.focus == .tabs && new.stops.contains(Stop(.tabs))
            let panel = state.panel
            let memory = device.screen.flatMap { memories[ObjectIdentifier($0)] }
            state = memory?.state ?? PageState(new)
            state.panel = panel
            state.follow(new, after: memory?.content ?? new)
            if memory != nil, hasNewNotice { state.resume(new) }
            if staysOnTabs { state.chooseFocus(.tabs, in: new) }
        }
        if hasNewNotice { state.message = nil }
        state.followAlert(of: new, after: shown, at: moment)
        screen = device.screen
        shown = new
        return new
    }

    /// Stores the state of the screen shown last, until that is deinitialized.
    private mutating func remember(_ state: PageState) {
        memories = memories.filter { $0.value.screen != nil }
        guard let screen, let shown else { return }
        var state = state
        state.closeOverlays()
        state.message = nil
        state.alertTime = nil
        memories[ObjectIdentifier(screen)] = Memory(screen: screen, state: state, content: shown)
    }
}
