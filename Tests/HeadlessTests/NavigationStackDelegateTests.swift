import Headless
import Shared
import TestSupport
import Testing

@Suite(.leakCheck)
struct NavigationStackDelegateTests {
    private nonisolated enum Closing: CaseIterable {
        case pop, systemBack, popToRoot
    }

    private let log = Log()
    private let device = Device(clock: VirtualClock())
    private let delegate: StackSpy

    init() {
        delegate = track(StackSpy(log))
    }

    @Test func `A screen that is pushed is reported after it has appeared, below a sheet once that is closed`() {
        let stack = show("List")
        stack.push(LoggedViewController("Photo", log: log))
        let pushed = log.entries.suffix(2)
        device.window.present(LoggedViewController("Sheet"))
        let before = log.entries.count

        stack.push(LoggedViewController("Zoom"))
        let below = log.entries.count
        device.window.dismiss()

        #expect(delegate.stack === stack)
        pushed.expect(["Photo did appear", "stack shows Photo"])
        #expect(below == before)
        log.entries.dropFirst(before).expect(["stack shows Zoom"])
    }

    @Test(arguments: Closing.allCases)
    private func `The root is reported once, after what was above it has left the stack`(closing: Closing) throws {
        let stack = show("List")
        stack.push(LoggedViewController("Photo"))
        stack.push(LoggedViewController("Zoom"))
        if closing != .popToRoot { stack.pop() }
        let before = log.entries.count

        switch closing {
        case .pop: stack.pop()
        case .systemBack: try device.back()
        case .popToRoot: stack.popToRoot()
        }

        log.entries.dropFirst(before).expect(["List will appear", "List did appear", "stack shows List"])
        delegate.titles.expect(["List"])
    }

    @Test func `A stack reports nothing before it is in a window, then what it shows first, and nothing once replaced`()
    {
        let stack = NavigationStack(root: LoggedViewController("List"))
        stack.delegate = delegate
        stack.push(LoggedViewController("Photo", log: log))
        let before = log.entries

        device.window.setRoot(stack)
        let shown = log.entries
        device.window.setRoot(NavigationStack(root: LoggedViewController("Other")))

        #expect(before.isEmpty)
        #expect(shown.last == "stack shows Photo")
        log.entries.dropFirst(shown.count).expect(["Photo will disappear", "Photo did disappear"])
        delegate.titles.expect(["List", "Photo"])
    }

    @Test func `A stack does not retain its delegate`() {
        let stack = NavigationStack()
        var delegate: StackSpy? = StackSpy(log)
        stack.delegate = delegate

        delegate = nil

        #expect(stack.delegate == nil)
    }

    @discardableResult
    private func show(_ title: String) -> NavigationStack {
        let stack = NavigationStack(root: LoggedViewController(title, log: log))
        stack.delegate = delegate
        device.window.setRoot(stack)
        return stack
    }
}

/// A delegate that logs what its stack shows.
private final class StackSpy: NavigationStackDelegate {
    private let log: Log
    private(set) weak var stack: NavigationStack?
    /// The titles of what the stack held at the latest report.
    private(set) var titles: [String] = []

    init(_ log: Log) {
        self.log = log
    }

    func navigationStack(_ stack: NavigationStack, didShow controller: any ViewController) {
        self.stack = stack
        titles = stack.viewControllers.map(\.screen.title)
        log.add("stack shows \(controller.screen.title)")
    }
}
