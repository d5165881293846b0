import Headless
import Shared
import Testing

/// An app whose screens a test provides, with a log of the user actions.
final class StubApp {
    let device: Device
    /// What the user did, as the app saw it.
    private(set) var log: [String] = []
    private var replies: [String: () -> Void] = [:]

    init(_ clock: VirtualClock) {
        device = Device(clock: clock)
    }

    /// Calls `reply` each time after `entry` was logged.
    func on(_ entry: String, _ reply: @escaping () -> Void) {
        replies[entry] = reply
    }

    func forget() {
        log = []
    }

    func note(_ entry: String) {
        log.append(entry)
        replies[entry]?()
    }

    // MARK: Screens

    /// Shows a stack of screens, the last one on top.
    @discardableResult func show(_ screens: StubScreen...) -> StubApp {
        device.window.setRoot(stack(screens))
        return self
    }

    @discardableResult func showTabs(_ screens: StubScreen...) -> StubApp {
        device.window.setTabs(screens.map { Tab(title: $0.screen.title, stack: stack([$0])) })
        return self
    }

    func push(_ screen: StubScreen) {
        top?.navigationStack?.push(screen)
    }

    @discardableResult func present(_ screen: StubScreen) -> StubApp {
        device.window.present(screen)
        return self
    }

    /// Returns the first section, or the first one with the title.
    func section(_ title: String? = nil) throws -> Section {
        try #require(try device.sections(title).first)
    }

    @discardableResult func alert(_ title: String, _ buttons: Alert.Button...) -> StubApp {
        device.window.present(Alert(title: title, buttons: buttons.isEmpty ? [.ok] : buttons))
        return self
    }

    /// A button of an alert, which logs its label.
    func answer(_ label: String, _ role: ButtonRole = .default) -> Alert.Button {
        Alert.Button(label, role: role) { [weak self] in self?.note("answer \(label)") }
    }

    /// Asks with “Delete” and “Cancel”.
    @discardableResult func ask(_ title: String = "Delete?") -> StubApp {
        alert(title, answer("Delete", .destructive), answer("Cancel", .cancel))
    }

    private var top: (any ViewController)? {
        device.window.viewControllers.last { $0.screen === device.screen }
    }

    private func stack(_ screens: [StubScreen]) -> NavigationStack {
        let stack = NavigationStack()
        for screen in screens { stack.push(screen) }
        return stack
    }
}
