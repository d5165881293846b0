import Shared

/// The device's window: one stack, or several in tabs; at most one sheet above; alerts and a notice on top.
package final class Window {
    private nonisolated enum Job: Hashable {
        case hideNotice
    }

    package private(set) var tabs: [Tab] = []
    /// The index of the selected tab.
    package private(set) var selectedTab = 0
    /// A short message that needs no answer.
    private(set) var notice: String?
    /// The alerts that are not answered yet; the first one is on display.
    package private(set) var alerts: [Alert] = []

    /// Whether the user has to wait for the app, which is shown as busy and takes no action.
    package var isBusy = false {
        didSet { if isBusy != oldValue { onChange?() } }
    }

    /// Called after each visible change.
    var onChange: (() -> Void)?

    /// The screens that wait for an update, in the order in which they asked for it.
    private var due: [Screen] = []
    private var stacks: [NavigationStack] = []
    private var sheet: Page?
    private let appearance = AppearanceUpdate()
    private let clock: any AppClock
    private let activity: Activity
    private let images: (any ImageLoader)?
    private let work: Work<Job>

    init(clock: any AppClock, activity: Activity, images: (any ImageLoader)?) {
        self.clock = clock
        self.activity = activity
        self.images = images
        work = Work(activity: activity)
    }

    /// The view controllers in the window, visible or not: of each stack the root first, then the sheet.
    package var viewControllers: [any ViewController] {
        stacks.flatMap(\.viewControllers) + [sheet?.controller].compactMap(\.self)
    }

    // MARK: Root

    /// Replaces the content with `stack`; closes the sheet and all alerts.
    package func setRoot(_ stack: NavigationStack) {
        replace(with: [stack], tabs: [], selected: 0)
    }

    /// Replaces the content with `tabs` with the one at `selected` shown; closes the sheet and all alerts.
    package func setTabs(_ tabs: [Tab], selected: Int = 0) {
        replace(with: tabs.map(\.stack), tabs: tabs, selected: selected)
    }

    /// Shows another tab, whose stack is unchanged.
    package func selectTab(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        selectedTab = index
        update()
    }

    // MARK: Sheet

    /// Presents `controller` as the sheet, replacing the one before it; `delegate` hears that the user has closed it.
    package func present(_ controller: any ViewController, delegate: (any PresentationDelegate)? = nil) {
        let replaced = sheet
        sheet = Page(controller, sheetIn: self, delegate: delegate)
        update(removing: [replaced].compactMap(\.self))
    }

    /// Closes the sheet.
    package func dismiss() {
        guard let page = sheet else { return }
        sheet = nil
        update(removing: [page])
    }

    // MARK: Alerts and notice

    /// Shows `alert` as soon as the alerts before it are answered.
    package func present(_ alert: Alert) {
        alerts.append(alert)
        onChange?()
    }

    /// Closes all alerts without an answer.
    package func dismissAlerts() {
        alerts = []
        onChange?()
    }

    /// Shows a notice for 4 seconds, replacing the one before it.
    package func show(notice: String) {
        self.notice = notice
        work.run(.hideNotice, .latestWins) { [clock] in
            try await clock.sleep(for: .seconds(4), as: .timer)
        } then: { [weak self] result in
            if case .success = result { self?.hideNotice() }
        }
        onChange?()
    }

    package func hideNotice() {
        notice = nil
        work.cancel(.hideNotice)
        onChange?()
    }
}

// MARK: For the device

extension Window {
    var screen: Screen? { top?.screen }
    var isSheetPresented: Bool { sheet != nil }
    var canGoBack: Bool { isSheetPresented || (selectedStack?.viewControllers.count ?? 0) > 1 }

    /// Delivers what is due to be rendered on any screen, in the order in which it was asked for, until nothing is.
    package func updateIfNeeded() {
        while !due.isEmpty {
            let screen = due.removeFirst()
            if screen.page != nil { screen.updateIfNeeded() }
        }
    }

    /// Performs the system's back action: closes the sheet, or else pops the stack.
    func back() {
        guard let page = sheet else {
            selectedStack?.pop()
            return
        }
        dismiss()
        page.didDismiss()
    }

    func answer(_ button: Alert.Button) {
        guard !alerts.isEmpty else { return }
        alerts.removeFirst()
        onChange?()
        button.action()
    }
}

// MARK: For stacks and pages

extension Window {
    /// Creates the images of one screen; returns `nil` if the device has no loader.
    func makeScreenImages(onChange: @escaping () -> Void) -> ScreenImages? {
        images.map { ScreenImages(loader: $0, activity: activity, onChange: onChange) }
    }

    /// Updates `screen` as soon as the turn has ended, unless it is updated before.
    func scheduleUpdate(of screen: Screen) {
        guard !due.contains(where: { $0 === screen }) else { return }
        due.append(screen)
        let job = activity.begin("rendering")
        Task { [weak self] in
            await job.run {
                self?.due.removeAll { $0 === screen }
                screen.updateIfNeeded()
            }
        }
    }

    func screenDidChange(of page: Page) {
        if page === appearance.visible { onChange?() }
    }

    /// Makes the topmost page the visible one, and releases the pages that left.
    func update(removing pages: [Page] = []) {
        appearance.run(removing: pages) { top }
        onChange?()
    }

    private var selectedStack: NavigationStack? {
        stacks.indices.contains(selectedTab) ? stacks[selectedTab] : nil
    }

    private var top: Page? { sheet ?? selectedStack?.top }

    private func replace(with new: [NavigationStack], tabs: [Tab], selected: Int) {
        let old = stacks.filter { stack in !new.contains { $0 === stack } }
        let left = [sheet].compactMap(\.self) + old.flatMap { $0.removeAll() }
        sheet = nil
        alerts = []
        for stack in new { stack.window = self }
        stacks = new
        self.tabs = tabs
        selectedTab = selected
        // A page reaches the window through its stack, which this method alone may retain by now.
        withExtendedLifetime(old) { update(removing: left) }
    }
}
