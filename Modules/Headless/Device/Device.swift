import Shared

/// What a person, or a program in a person's place, perceives of the app and can do with it.
///
/// Actions throw `DeviceError` where a person would find nothing to act on. While an alert is up, only its buttons
/// can be tapped. Actions that are possible but change nothing return why.
package final class Device {
    /// Where an app shows its view controllers.
    package let window: Window

    /// A device in which notices go by `clock`, and whose pictures come from `images`; without a loader they stay
    /// placeholders.
    package init(clock: any AppClock, images: (any ImageLoader)? = nil) {
        window = Window(clock: clock, images: images)
    }

    /// Called after something shown has changed: elements, pictures, screens, tabs, alerts or the notice. One action
    /// may call it several times.
    package var onChange: (() -> Void)? {
        get { window.onChange }
        set { window.onChange = newValue }
    }

    // MARK: Perceiving

    /// The screen or sheet a person sees.
    package var screen: Screen? { window.screen }

    /// Whether that screen is a sheet.
    package var isSheetPresented: Bool { window.isSheetPresented }

    /// The alert that waits for an answer.
    package var alert: Alert? { window.alerts.first }

    /// The notice that is up.
    package var notice: String? { window.notice }

    /// The titles of the tabs and the position of the selected one; `nil` where the app shows no tabs.
    package var tabs: (titles: [String], selected: Int)? {
        let titles = window.tabs.map(\.title)
        return titles.isEmpty ? nil : (titles, window.selectedTab)
    }

    // MARK: Acting

    /// The field with that label, for a person to type in.
    package func editableField(_ label: String) throws(DeviceError) -> Field {
        try requireNoAlert()
        return try field(label)
    }

    /// Replaces the text of a field.
    package func type(_ text: String, into label: String) throws(DeviceError) {
        let field = try editableField(label)
        field.value = text
        field.onEdit?()
    }

    /// Taps a button: of the alert where one is up, else of the screen or of `section` alone.
    @discardableResult
    package func tap(_ label: String, in section: String? = nil) throws(DeviceError) -> NoEffect? {
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
        try requireNoAlert()
        let (section, row) = try find(row, in: section)
        guard let onSelect = section.onSelect else { return .rowWithoutChoice(row.title) }
        onSelect(row.id)
        return nil
    }

    /// Chooses one of a row's own actions, such as those behind a swipe.
    package func tap(_ action: String, of row: RowReference, in section: String? = nil) throws(DeviceError) {
        try requireNoAlert()
        let (section, row) = try find(row, in: section)
        guard let action = row.actions.first(where: { $0.label == action }) else {
            throw .noAction(action, labels: row.actions.map(\.label))
        }
        section.onAction?(action, row.id)
    }

    /// Chooses a tab by its title.
    @discardableResult
    package func selectTab(_ title: String) throws(DeviceError) -> NoEffect? {
        try requireNoAlert()
        guard let index = window.tabs.firstIndex(where: { $0.title == title }) else { throw .notFound(.tab, title) }
        if isSheetPresented { throw .sheetInTheWay(screen?.title ?? "") }
        guard index != window.selectedTab else { return .currentTab(title) }
        window.selectTab(index)
        return nil
    }

    /// Goes back as the system does.
    @discardableResult
    package func back() throws(DeviceError) -> NoEffect? {
        try requireNoAlert()
        let left = screen
        window.back()
        return screen === left ? .firstScreen : nil
    }

    /// Pulls the screen down to refresh it.
    package func refresh() throws(DeviceError) {
        try requireNoAlert()
        guard let screen, screen.onRefresh != nil else { throw .cannotRefresh }
        screen.refresh()
    }

    /// Scrolls to the end of the screen.
    @discardableResult
    package func scrollToEnd() throws(DeviceError) -> NoEffect? {
        try requireNoAlert()
        guard let onScrollToEnd = screen?.onScrollToEnd else { return .endOfScreen }
        onScrollToEnd()
        return nil
    }

    private func requireNoAlert() throws(DeviceError) {
        if let alert { throw .alertInTheWay(alert.title) }
    }
}
