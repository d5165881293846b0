import Headless
import Shared
import TestSupport
import Testing

struct LifecycleTests {
    private let log = Log()
    private let device = Device(clock: VirtualClock())

    @Test func `A screen loads once, and appears and disappears at each push and pop in UIKit's order, in pairs`() {
        let stack = NavigationStack(root: make("List"))
        let photo = make("Photo")
        #expect(log.entries.isEmpty)

        device.window.setRoot(stack)
        stack.push(photo)
        stack.pop()
        stack.push(photo)

        log.entries.expect([
            "List did load", "List will appear", "List did appear",
            "Photo did load", "List will disappear", "Photo will appear", "List did disappear", "Photo did appear",
            "Photo will disappear", "List will appear", "Photo did disappear", "List did appear",
            "List will disappear", "Photo will appear", "List did disappear", "Photo did appear",
        ])
    }

    @Test func `An alert that a screen presents while it is replaced is shown`() {
        let leaving = make("Leaving")
        leaving.onWillDisappear = { [weak leaving] in leaving?.present(Alert(title: "Not saved")) }
        device.window.setRoot(NavigationStack(root: leaving))

        device.window.setRoot(NavigationStack(root: make("Log in")))

        #expect(device.alert?.title == "Not saved")
        #expect(leaving.window == nil)
    }

    @Test func `A sheet, unlike an alert, makes the screen below disappear, and appear again when it is closed`() {
        show("List")

        device.window.present(Alert(title: "Sure?"))
        device.window.present(make("Sheet"))
        device.window.dismiss()

        log.entries.dropFirst(3).expect([
            "Sheet did load", "List will disappear", "Sheet will appear", "List did disappear",
            "Sheet did appear",
            "Sheet will disappear", "List will appear", "Sheet did disappear", "List did appear",
        ])
    }

    @Test func `Screens are closed in one transition, in which those that are covered receive no events`() {
        let stack = show("List")
        let photo = make("Photo")
        for screen in [photo, make("Zoom")] { stack.push(screen) }
        let before = log.entries.count

        stack.pop(photo)
        stack.push(make("Old"))
        stack.popToRoot(thenPush: make("New"))

        log.entries.dropFirst(before).expect([
            "Zoom will disappear", "List will appear", "Zoom did disappear", "List did appear",
            "Old did load", "List will disappear", "Old will appear", "List did disappear", "Old did appear",
            "New did load", "Old will disappear", "New will appear", "Old did disappear", "New did appear",
        ])
    }

    @Test func `A tab loads when it is first selected, and disappears when another is`() throws {
        let tabs = ["One", "Two"].map { Tab(title: $0, stack: NavigationStack(root: make($0))) }
        device.window.setTabs(tabs)

        try device.selectTab("Two")
        try device.selectTab("One")

        log.entries.expect([
            "One did load", "One will appear", "One did appear",
            "Two did load", "One will disappear", "Two will appear", "One did disappear", "Two did appear",
            "Two will disappear", "One will appear", "Two did disappear", "One did appear",
        ])
    }

    @Test func `A screen pushed before its stack is shown appears without the root`() {
        let stack = NavigationStack(root: make("List"))
        stack.push(make("Photo"))

        device.window.setRoot(stack)

        log.entries.expect(["Photo did load", "Photo will appear", "Photo did appear"])
    }

    @Test func `A screen that navigates while it appears completes its own appearance first`() {
        let first = make("First")
        let stack = NavigationStack(root: first)
        first.onWillAppear = { [weak stack] in stack?.push(make("Second")) }

        device.window.setRoot(stack)

        log.entries.expect([
            "First did load", "First will appear", "First did appear",
            "Second did load", "First will disappear", "Second will appear", "First did disappear",
            "Second did appear",
        ])
    }

    private func make(_ title: String) -> LoggedViewController {
        LoggedViewController(title, log: log)
    }

    @discardableResult
    private func show(_ title: String) -> NavigationStack {
        let stack = NavigationStack(root: make(title))
        device.window.setRoot(stack)
        return stack
    }
}
