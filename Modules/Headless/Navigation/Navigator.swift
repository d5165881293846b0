import Shared

/// The device's window: stacks of screens, side by side in tabs or one alone, with at most one sheet above them, and
/// alerts and a notice above all. It holds the view controllers.
package final class Navigator {
    private struct Stack {
        let title: String?
        var pages: [Page]
    }

    private var stacks: [Stack] = []
    private var sheet: Page?
    private var visible: Page?
    private var alerts: [Alert] = []
    private var openChanges = 0
    private let clock: any AppClock
    private let images: (any ImageLoader)?
    private let work: Work

    /// The position of the chosen tab, from 0.
    package private(set) var selectedTab = 0
    /// A short message that needs no answer.
    package private(set) var notice: String?

    /// A window in which notices go by `clock`, and whose screens get their pictures from `images`; where there is no
    /// loader, pictures stay placeholders.
    package init(clock: any AppClock, images: (any ImageLoader)? = nil) {
        self.clock = clock
        self.images = images
        work = Work(clock: clock)
    }

    // MARK: What is there

    /// The titles of the tabs; none where a single stack is shown.
    package var tabTitles: [String] { stacks.compactMap(\.title) }

    /// The alert that waits for an answer.
    package var alert: Alert? { alerts.first }

    /// The screen a person sees, below alert and notice.
    package var screen: Screen? { top?.screen }

    /// Whether the screen a person sees lies above the others as a sheet.
    package var isSheetPresented: Bool { sheet != nil }

    // MARK: What an app does

    /// Shows `controller` alone, in place of everything there was.
    package func setRoot(_ controller: any ViewController) {
        replace(with: [Stack(title: nil, pages: [Page(controller, navigator: self)])])
    }

    /// Shows `tabs`, the one at `selected` first, in place of everything there was.
    package func setTabs(_ tabs: [Tab], selected: Int = 0) {
        replace(with: tabs.map { Stack(title: $0.title, pages: [Page($0.root, navigator: self)]) }, selected: selected)
    }

    /// Chooses a tab, with the screens above its first left as they are.
    package func selectTab(_ index: Int) {
        guard stacks.indices.contains(index) else { return }
        selectedTab = index
        update()
    }

    /// Puts `controller` above the screen of the chosen tab; `onGone` is called once it is left, whoever left it.
    package func push(_ controller: any ViewController, onGone: @escaping () -> Void = {}) {
        guard stacks.indices.contains(selectedTab) else { return }
        stacks[selectedTab].pages.append(Page(controller, navigator: self, onGone: onGone))
        update()
    }

    /// Leaves the topmost screen of the chosen tab, unless it is the first.
    package func pop() {
        guard stacks.indices.contains(selectedTab), stacks[selectedTab].pages.count > 1 else { return }
        let page = stacks[selectedTab].pages.removeLast()
        page.leave()
        update()
    }

    /// Leaves `screen` and those above it, in whatever tab they are or as a sheet; the first screen of a tab stays.
    package func leave(_ screen: Screen) {
        if sheet?.screen === screen { return dismiss() }
        for index in stacks.indices {
            let pages = stacks[index].pages
            guard let place = pages.dropFirst().firstIndex(where: { $0.screen === screen }) else { continue }
            stacks[index].pages.removeSubrange(place...)
            for page in pages[place...].reversed() { page.leave() }
        }
        update()
    }

    /// Puts `controller` above everything as a sheet.
    package func present(_ controller: any ViewController) {
        let replaced = sheet
        sheet = Page(controller, navigator: self)
        replaced?.leave()
        update()
    }

    /// Leaves the sheet, if there is one.
    package func dismiss() {
        guard let page = sheet else { return }
        sheet = nil
        page.leave()
        update()
    }

    /// Shows an alert as soon as the alerts before it are answered.
    package func show(_ alert: Alert) {
        alerts.append(alert)
    }

    /// Shows a notice for 4 seconds, in place of the one before it.
    package func show(notice: String) {
        self.notice = notice
        work.after(.seconds(4), "notice") { [weak self] in self?.notice = nil }
    }

    /// Takes away everything that was put up: alerts and the notice.
    package func clearMessages() {
        alerts = []
        notice = nil
        work.cancel("notice")
    }

    /// Makes several changes as one: screens covered at its end have not appeared in between.
    package func together(_ changes: () -> Void) {
        openChanges += 1
        changes()
        openChanges -= 1
        update()
    }

    // MARK: What a person does

    /// The system's way back: leaves the sheet, or else the topmost screen; at the first screen it does nothing.
    package func back() {
        isSheetPresented ? dismiss() : pop()
    }

    /// Answers the alert that is up.
    func answer(_ button: Alert.Button) {
        guard !alerts.isEmpty else { return }
        alerts.removeFirst()
        button.action()
    }

    // MARK: -

    private var top: Page? {
        sheet ?? (stacks.indices.contains(selectedTab) ? stacks[selectedTab].pages.last : nil)
    }

    /// What loads the pictures of one screen.
    func makeScreenImages() -> ScreenImages? {
        images.map { ScreenImages(loader: $0, clock: clock) }
    }

    private func replace(with stacks: [Stack], selected: Int = 0) {
        let left = [sheet].compactMap(\.self) + self.stacks.flatMap { $0.pages.reversed() }
        sheet = nil
        alerts = []
        self.stacks = stacks
        selectedTab = selected
        for page in left { page.leave() }
        update()
    }

    private func update() {
        guard openChanges == 0 else { return }
        let top = top
        guard visible !== top else { return }
        let covered = visible
        visible = top
        covered?.cover()
        top?.appear()
    }
}
