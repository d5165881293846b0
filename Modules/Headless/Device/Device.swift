import Shared

/// A phone without pixels, which a person or a program can read and operate.
///
/// Each action begins with `updateIfNeeded`. Actions throw `DeviceError` if there is nothing to act on, or if the whole
/// app is busy. While an alert is up, only its buttons can be tapped. Actions that are possible but change nothing
/// return the reason.
package final class Device {
    /// The window in which the app shows its view controllers.
    package let window: Window

    /// Creates a device whose notices disappear by `clock`, whose work is part of `activity`, and whose images come
    /// from `images`; without a loader they stay placeholders.
    package init(clock: any AppClock, activity: Activity, images: (any ImageLoader)? = nil) {
        window = Window(clock: clock, activity: activity, images: images)
    }

    /// Called after each visible change: of elements, images, screens, tabs, alerts or the notice. One action may
    /// cause several calls.
    package var onChange: (() -> Void)? {
        get { window.onChange }
        set { window.onChange = newValue }
    }

    // MARK: Perceiving

    /// The visible screen or sheet.
    package var screen: Screen? { window.screen }

    /// Whether the visible screen or the whole app is busy.
    package var isBusy: Bool { window.isBusy || screen?.isBusy ?? false }

    /// Whether the visible screen is a sheet.
    package var isSheetPresented: Bool { window.isSheetPresented }

    /// Whether the system's back action closes something: a sheet, or a screen above the first one.
    package var canGoBack: Bool { window.canGoBack }

    /// The alert on display.
    package var alert: Alert? { window.alerts.first }

    /// The notice on display.
    package var notice: String? { window.notice }

    /// The titles of the tabs and the index of the selected one; `nil` if the app shows no tabs.
    package var tabs: (titles: [String], selected: Int)? {
        let titles = window.tabs.map(\.title)
        return titles.isEmpty ? nil : (titles, window.selectedTab)
    }

    // MARK: Acting

    /// Delivers what is due to be rendered, synchronously, as UIKit lays out before it hit-tests. It starts no other
    /// work. Called before each action, before a deep link is opened, and before a key is resolved.
    package func updateIfNeeded() {
        window.updateIfNeeded()
    }

    /// Returns the field with that label. Throws if an alert prevents typing in it.
    package func editableField(_ label: String) throws(DeviceError) -> Field {
        try prepareToAct()
        return try field(label)
    }

    /// Replaces the text of a field.
    package func type(_ text: String, into label: String) throws(DeviceError) {
        let field = try editableField(label)
        field.value = text
        field.onEdit?()
    }

    /// Taps a button: of the alert if there is one, else of the screen or only of `section`.
    @discardableResult
    package func tap(_ label: String, in section: String? = nil) throws(DeviceError) -> NoEffect? {
        try prepareToTap()
        if let alert {
            guard section == nil, let button = alert.buttons.first(where: { $0.label == label }) else {
                throw .alertInTheWay(alert.title)
            }
            window.answer(button)
            return nil
        }
        let button = try button(label, in: section)
        guard button.isEnabled else { return .disabledButton(label) }
        button.onTap?()
        return nil
    }

    /// Chooses a row.
    @discardableResult
    package func tap(_ row: RowReference, in section: String? = nil) throws(DeviceError) -> NoEffect? {
        try prepareToAct()
        let row = try find(row, in: section).row
        guard let onSelect = row.onSelect else { return .rowWithoutChoice(row.title) }
        onSelect()
        return nil
    }

    /// Chooses an action of a row, such as one behind a swipe.
    package func tap(_ action: String, of row: RowReference, in section: String? = nil) throws(DeviceError) {
        try prepareToAct()
        let row = try find(row, in: section).row
        guard let action = row.actions.first(where: { $0.label == action }) else {
            throw .noAction(action, labels: row.actions.map(\.label))
        }
        action.action()
    }

    /// Chooses a tab by its title.
    @discardableResult
    package func selectTab(_ title: String) throws(DeviceError) -> NoEffect? {
        try prepareToAct()
        guard let index = window.tabs.firstIndex(where: { $0.title == title }) else { throw .notFound(.tab, title) }
        if isSheetPresented { throw .sheetInTheWay(screen?.title ?? "") }
        guard index != window.selectedTab else { return .currentTab(title) }
        window.selectTab(index)
        return nil
    }

    /// Performs the system's back action.
    @discardableResult
    package func back() throws(DeviceError) -> NoEffect? {
        try prepareToAct()
        let left = screen
        window.back()
        return screen === left ? .firstScreen : nil
    }

    /// Pulls the screen down to refresh it.
    package func refresh() throws(DeviceError) {
        try prepareToAct()
        guard let screen, screen.onRefresh != nil else { throw .cannotRefresh }
        screen.refresh()
    }

    /// Scrolls to the end of the screen.
    @discardableResult
    package func scrollToEnd() throws(DeviceError) -> NoEffect? {
        try prepareToAct()
        guard let onScrollToEnd = screen?.onScrollToEnd else { return .endOfScreen }
        onScrollToEnd()
        return nil
    }

    /// Called before each action but an answer to an alert, which prevents them.
    private func prepareToAct() throws(DeviceError) {
        try prepareToTap()
        if let alert { throw .alertInTheWay(alert.title) }
    }

    /// Called before each action.
    private func prepareToTap() throws(DeviceError) {
        updateIfNeeded()
        if window.isBusy { throw .busy }
    }
}
