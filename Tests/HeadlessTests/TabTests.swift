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
        #expect(device.tabs?.titles == ["One", "Two"])
        #expect(device.tabs?.selected == 1)
        #expect(device.screen?.title == "Two")

        #expect(try device.selectTab("Two") == .currentTab("Two"))
        #expect(try device.selectTab("One") == nil)
        #expect(throws: DeviceError.notFound(.tab, "Three")) { try device.selectTab("Three") }
    }

    @Test func `A stack that is shown again in other tabs keeps its screens, and a root without tabs replaces them`() {
        show()
        stacks[1].push(LoggedViewController("Photo"))

        device.window.setTabs([Tab(title: "Only", stack: stacks[1])])
        #expect(device.screen?.title == "Photo")
        #expect(stacks[0].viewControllers.isEmpty)
        device.window.setRoot(NavigationStack(root: LoggedViewController("Log in")))

        #expect(device.tabs == nil)
        #expect(device.screen?.title == "Log in")
    }

    @Test func `The window lists the screens of each stack, the root first, then the sheet`() {
        show()
        stacks[0].push(LoggedViewController("Photo"))
        device.window.present(LoggedViewController("Sheet"))

        device.window.viewControllers.map(\.screen.title).expect(["One", "Photo", "Two", "Sheet"])
    }
}
