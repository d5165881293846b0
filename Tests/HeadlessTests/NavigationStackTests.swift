import Headless
import Shared
import TestSupport
import Testing

@Suite(.leakCheck)
struct NavigationStackTests {
    private let log = Log()
    private let device = Device(clock: VirtualClock())

    @Test func `The topmost view controller is shown, and popping one of the stack also pops those above it`() {
        let stack = show("List")
        let photo = make("Photo")
        for screen in [photo, make("Zoom")] { stack.push(screen) }
        #expect(device.screen?.title == "Zoom")

        stack.pop(make("Stranger"))
        stack.viewControllers.map(\.screen.title).expect(["List", "Photo", "Zoom"])
        stack.pop(photo)

        #expect(device.screen?.title == "List")
        stack.viewControllers.map(\.screen.title).expect(["List"])
    }

    @Test func `A push on the stack of another tab shows when that tab is selected, which has to be there`() throws {
        let stacks = ["One", "Two"].map { NavigationStack(root: make($0)) }
        device.window.setTabs(zip(["One", "Two"], stacks).map { Tab(title: $0, stack: $1) })

        stacks[1].push(make("Above"))
        device.window.selectTab(2)
        #expect(device.screen?.title == "One")
        try device.selectTab("Two")

        #expect(device.screen?.title == "Above")
    }

    @Test func `The first view controller pushed on an empty stack is its root, which stays whatever is popped`() {
        let (stack, root) = (NavigationStack(), make("List"))
        stack.push(root)
        device.window.setRoot(stack)

        stack.pop()
        stack.pop(root)
        stack.popToRoot()

        #expect(device.screen?.title == "List")
    }

    @Test func `A stack that the window has replaced is empty and stays so`() {
        let stack = show("List")
        show("Other")

        stack.push(make("Late"))
        stack.popToRoot(thenPush: make("Later"))

        #expect(stack.viewControllers.isEmpty)
        #expect(stack.window == nil)
    }

    @Test(arguments: Closing.allCases)
    func `A pushed screen is in its stack and window until it is closed, however that happens`(closing: Closing) throws
    {
        let stack = show("List")
        let photo = make("Photo")
        stack.push(photo)
        #expect(photo.navigationStack === stack)
        #expect(photo.window === device.window)

        try closing.close(device, stack, make("Other"))

        #expect(photo.navigationStack == nil)
        #expect(photo.window == nil)
    }

    @Test func `Screens that are closed one within the appearance of the other are in no window afterwards`() {
        let stack = show("List")
        let screens = ["First", "Second", "Third"].map(make)
        for screen in screens { stack.push(screen) }
        for screen in screens.dropLast() { screen.onWillAppear = { [weak screen] in screen.map(stack.pop) } }

        stack.pop()

        #expect(device.screen?.title == "List")
        #expect(screens.allSatisfy { $0.window == nil })
    }

    @Test func `A view controller that is closed and pushed again in one transition knows its stack`() {
        let stack = show("List")
        let photo = make("Photo")
        stack.push(photo)

        stack.popToRoot(thenPush: photo)

        #expect(photo.navigationStack === stack)
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

/// Ways for a pushed screen to be closed.
nonisolated enum Closing: CaseIterable {
    case pop, systemBack, popToRoot, rootReplaced, tabsSet

    @MainActor func close(_ device: Device, _ stack: NavigationStack, _ other: any ViewController) throws {
        switch self {
        case .pop: stack.pop()
        case .systemBack: try device.back()
        case .popToRoot: stack.popToRoot()
        case .rootReplaced: device.window.setRoot(NavigationStack(root: other))
        case .tabsSet: device.window.setTabs([Tab(title: "Other", stack: NavigationStack(root: other))])
        }
    }
}
