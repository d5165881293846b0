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
    private let device = Device(clock: VirtualClock())
    private let field = Field("Title")
    private let button = Button("Save")
    private let section = Section("Rows")
    private let view: LoggedViewController

    init() {
        section.rows = [Row(id: "a", title: "One", actions: [Row.Action("Delete")])]
        view = LoggedViewController("Form", [.field(field), .button(button), .section(section)])
        let tabs = [view, LoggedViewController("Other")].map {
            Tab(title: $0.screen.title, stack: NavigationStack(root: $0))
        }
        device.window.setTabs(tabs)
    }

    @Test(arguments: Action.allCases)
    private func `Before an action what is due is delivered, once`(action: Action) throws {
        report(action)
        view.screen.setNeedsUpdate { [log] in log.add("update") }

        try perform(action)
        try perform(action)

        log.entries.expect(["update", "action", "action"])
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
        case .choose: section.onSelect = { _ in add() }
        case .chooseAction: section.onAction = { _, _ in add() }
        case .refresh: view.screen.onRefresh = add
        case .scrollToEnd: view.screen.onScrollToEnd = add
        case .selectTab, .back: device.onChange = add
        }
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
