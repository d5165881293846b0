import Headless

/// Keeps the view's state consistent with a device.
struct Follower {
    private var snapshot: Snapshot?
    private var memory = ScreenMemory()
    private weak var screen: Screen?

    /// Updates `state` for the content of `device` at `moment`; returns that content.
    mutating func follow(_ device: Device, _ state: inout PageState, at moment: Duration) -> Snapshot {
        let new = Snapshot(device)
        let hasNewNotice = new.notice != nil && new.notice != snapshot?.notice
        if let old = snapshot, device.screen === screen {
            state.follow(new, after: old)
        } else {
            memory.keep(state, of: screen, snapshot)
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
        state.followAlert(of: new, after: snapshot, at: moment)
        screen = device.screen
        snapshot = new
        return new
    }
}
