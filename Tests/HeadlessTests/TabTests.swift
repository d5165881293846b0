import Headless
import Shared
import TestSupport
import Testing

struct TabTests {
    private let device = Device(clock: VirtualClock())
    private let stacks = ["One", "Two"].map { NavigationStack(root: LoggedViewController($0)) }

    private func show(selected: Int = 0) {
        device.window.setTabs(zip(["One", "Two"], stacks).map { Tab(title: $0, stack: $1) }, selected: selected)
    }

    @Test func `The tab that is selected at first is shown, and choosing another has an effect, the current one none`()
        throws
    {
        show(selected: 1)
        let first = [device.tabs?.titles, [device.screen?.title ?? ""]]

        let effects = [try device.selectTab("Two"), try device.selectTab("One")]

        #expect(first == [["One", "Two"], ["Two"]])
        #expect(effects == [.currentTab("Two"), nil] && device.tabs?.selected == 0)
        #expect(throws: DeviceError.notFound(.tab, "Three")) { try device.selectTab("Three") }
    }

    @Test func `A stack that is shown again in other tabs keeps its screens, and a root without tabs replaces them`() {
        show()
        stacks[1].push(LoggedViewController("Photo"))

        device.window.setTabs([Tab(title: "Only", stack: stacks[1])])
        let shown = device.screen?.title
        device.window.setRoot(NavigationStack(root: LoggedViewController("Log in")))

        #expect([shown, device.screen?.title] == ["Photo", "Log in"])
        #expect(stacks[0].viewControllers.isEmpty && device.tabs == nil)
    }

    @Test func `The window lists the screens of each stack, the root first, then the sheet`() {
        show()
        stacks[0].push(LoggedViewController("Photo"))
        device.window.present(LoggedViewController("Sheet"))

        #expect(device.window.viewControllers.map(\.screen.title) == ["One", "Photo", "Two", "Sheet"])
    }
}
