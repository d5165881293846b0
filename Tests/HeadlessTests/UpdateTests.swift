import Headless
import Shared
import TestSupport
import Testing

/// What is due to be rendered, and the user's next action.
struct UpdateTests {
    private nonisolated enum Action: CaseIterable {
        case type, tap, choose, chooseAction, selectTab, back, refresh, scrollToEnd
    }

    private let log = Log()
    private let clock = VirtualClock()
    private let device: Device
    private let field = Field("Title")
    private let button = Button("Save")
    private let section = Section("Rows")
    private let view: LoggedViewController

    init() {
        device = Device(clock: clock)
        section.rows = [Row(id: "a", title: "One")]
        view = LoggedViewController("Form", [.field(field), .button(button), .section(section)])
        let tabs = [view, LoggedViewController("Other")].map {
            Tab(title: $0.screen.title, stack: NavigationStack(root: $0))
        }
        device.window.setTabs(tabs)
    }

    @Test(arguments: Action.allCases)
    private func `Before an action what is due is delivered, once`(action: Action) async throws {
        report(action)
        view.screen.setNeedsUpdate { [log] in log.add("update") }

        try perform(action)
        try perform(action)
        await clock.settle()

        log.entries.expect(["update", "action", "action"])
    }

    @Test func `Without an action what is due is delivered before the end of the turn, the latest of a screen once`()
        async throws
    {
        for update in ["old", "new"] {
            view.screen.setNeedsUpdate { [log] in log.add(update) }
        }
        log.add("turn")

        try await clock.activity.settle()

        log.entries.expect(["turn", "new"])
    }

    @Test func `Until it is updated a screen counts as work, once however often it asks`() async {
        for _ in 1...3 { view.screen.setNeedsUpdate {} }

        let work = await jobsUnderWay()
        await clock.settle()
        let rest = await jobsUnderWay()

        work.expect(["rendering runs"])
        rest.expect([])
    }

    @Test func `An update that asks for another is followed by it`() async throws {
        view.screen.setNeedsUpdate { [view, log] in
            log.add("first")
            view.screen.setNeedsUpdate { log.add("next") }
        }

        try await clock.activity.settle()

        log.entries.expect(["first", "next"])
    }

    @Test func `An action finds what the delivery changed, be it a button or an alert`() throws {
        button.onTap = { [log] in log.add("tap") }

        view.screen.setNeedsUpdate { [button] in button.isEnabled = false }
        let effect = try device.tap("Save")
        view.screen.setNeedsUpdate { [view] in view.present(Alert(title: "Sure?")) }

        #expect(throws: DeviceError.alertInTheWay("Sure?")) { try device.tap("Save") }
        #expect(effect == .disabledButton("Save"))
        #expect(log.entries.isEmpty)
    }

    @Test func `The latest update replaces one that was not delivered, and what becomes due by it is delivered too`() {
        view.screen.setNeedsUpdate { [log] in log.add("old") }
        view.screen.setNeedsUpdate { [view, log] in
            log.add("new")
            view.screen.setNeedsUpdate { log.add("next") }
        }

        device.updateIfNeeded()

        log.entries.expect(["new", "next"])
    }

    @Test func `A screen that is covered or in another tab is updated, one that has left is not`() {
        let stack = device.window.tabs[1].stack
        let left = LoggedViewController("Left")
        stack.push(left)
        stack.pop()
        for controller in [stack.viewControllers[0], left] {
            controller.screen.setNeedsUpdate { [log] in log.add(controller.screen.title) }
        }

        device.updateIfNeeded()

        log.entries.expect(["Other"])
    }

    /// Logs the action when it happens. Navigation is seen by the screen that it leaves or leads to.
    private func report(_ action: Action) {
        let add = { [log] in log.add("action") }
        switch action {
        case .type: field.onEdit = add
        case .tap: button.onTap = add
        case .choose: section.rows[0].onSelect = add
        case .chooseAction: section.rows[0].actions = [Row.Action("Delete", action: add)]
        case .refresh: view.screen.onRefresh = add
        case .scrollToEnd: view.screen.onScrollToEnd = add
        case .selectTab, .back: device.onChange = add
        }
    }

    /// Returns the names of the work under way at this moment.
    private func jobsUnderWay() async -> [String] {
        await Task.immediate {
            withUnsafeCurrentTask { $0?.cancel() }
            do throws(Unsettled) {
                try await clock.activity.settle()
                return []
            } catch {
                return error.jobs
            }
        }.value
    }

    private func perform(_ action: Action) throws {
        switch action {
        case .type: try device.type("text", into: "Title")
        case .tap: try device.tap("Save")
        case .choose: try device.tap(.number(1))
        case .chooseAction: try device.tap("Delete", of: .number(1))
        case .selectTab: try device.selectTab(device.tabs?.selected == 0 ? "Other" : "Form")
        case .back: try device.back()
        case .refresh: try device.refresh()
        case .scrollToEnd: try device.scrollToEnd()
        }
    }
}
