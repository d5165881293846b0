import Headless
import Shared
import TestSupport

/// An app whose screens a test provides, with a log of the user actions.
final class StubApp {
    let device: Device
    /// What the user did, as the app saw it.
    private(set) var log: [String] = []
    private var replies: [String: () -> Void] = [:]

    init(_ clock: VirtualClock = VirtualClock()) {
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

    // MARK: Showing

    /// The screen in front.
    var top: StubScreen {
        let front = device.window.viewControllers.last { $0.screen === device.screen }
        return front as? StubScreen ?? StubScreen("there is no screen", [], of: self)
    }

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
        top.navigationStack?.push(screen)
    }

    @discardableResult func present(_ screen: StubScreen) -> StubApp {
        device.window.present(screen)
        return self
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

    private func stack(_ screens: [StubScreen]) -> NavigationStack {
        let stack = NavigationStack()
        for screen in screens { stack.push(screen) }
        return stack
    }
}

// MARK: - Screens

extension StubApp {
    /// A form with fields of several kinds and two buttons.
    func form(_ title: String = "Form") -> StubScreen {
        let fields = [Field("Name", .name), Field("Email", .email), Field("Password", .password)]
        let buttons = [Button("Save"), Button("Cancel")]
        return StubScreen(title, fields.map { .field($0) } + buttons.map { .button($0) }, of: self)
    }

    /// A screen with sections of each layout.
    func dashboard(_ title: String = "Dashboard") -> StubScreen {
        let sections = [
            (Section("Banners", layout: .fullWidth), "B", 4), (Section("Categories", layout: .shelf), "C", 10),
            (Section("Products", layout: .grid), "P", 6), (Section("Pictures", buttons: [Button("Add image")]), "Q", 3),
        ]
        for (section, name, count) in sections {
            section.rows = (1...count).map { row("\(name)\($0)") }
        }
        return StubScreen(title, [.button(Button("Log out"))] + sections.map { .section($0.0) }, of: self)
    }

    /// A single list whose rows can be liked and deleted, and that can be refreshed.
    func list(_ title: String = "List", count: Int = 40) -> StubScreen {
        let screen = StubScreen(title, [.section(Section(title, showsTitle: false))], of: self)
        screen.section().rows = (0..<count).map { row($0 + 1) }
        screen.screen.onRefresh = { [weak self] in self?.note("refresh") }
        screen.screen.onScrollToEnd = { [weak self] in self?.note("scroll end") }
        return screen
    }
}

// MARK: - Rows

extension StubApp {
    /// A row that can be chosen, which logs it.
    func row(_ name: String) -> Row {
        Row(id: ExactText(name), title: name) { [weak self] in self?.note("choose \(name)") }
    }

    /// A row that can be chosen, liked and deleted.
    func row(_ number: Int) -> Row {
        let id = "R\(number)"
        var row = row(id)
        row.title = "Row \(number)"
        row.actions = [action("Like", of: id), action("Delete", of: id, role: .destructive, isSwipeAction: true)]
        return row
    }

    /// An action of a row, which logs its label.
    func action(
        _ label: String,
        of row: String = "R1",
        role: ButtonRole = .default,
        isSwipeAction: Bool = false
    ) -> Row.Action {
        Row.Action(label, role: role, isSwipeAction: isSwipeAction) { [weak self] in self?.note("\(label) \(row)") }
    }
}

// MARK: -

/// A screen that tells its app what the user does on it.
final class StubScreen: ViewController {
    let screen: Screen
    private weak var app: StubApp?

    init(_ title: String, _ elements: [Element], of app: StubApp) {
        screen = Screen(title, elements)
        self.app = app
        for element in elements { connect(element) }
    }

    func viewDidAppear() {
        app?.note("show \(screen.title)")
    }

    func with(_ change: (StubScreen) -> Void) -> StubScreen {
        change(self)
        return self
    }

    func field(_ label: String) -> Field {
        for case .field(let field) in screen.elements where field.label == label { return field }
        return Field("there is no field \(label)")
    }

    func button(_ label: String) -> Button {
        for case .button(let button) in screen.elements where button.label == label { return button }
        return Button("there is no button \(label)")
    }

    /// Returns the first section, or the first one with the title.
    func section(_ title: String? = nil) -> Section {
        for case .section(let section) in screen.elements where section.title == title ?? section.title {
            return section
        }
        return Section("there is no section \(title ?? "")")
    }

    private func connect(_ element: Element) {
        switch element {
        case .field(let field):
            field.onEdit = { [weak app, weak field] in app?.note("edit \(field?.label ?? "")") }
        case .button(let button): connect(button)
        case .image: break
        case .section(let section):
            for button in section.buttons { connect(button) }
        }
    }

    private func connect(_ button: Button) {
        button.onTap = { [weak app, label = button.label] in app?.note("tap \(label)") }
    }
}
