import Headless

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

    func section(_ title: String) -> Section {
        for case .section(let section) in screen.elements where section.title == title { return section }
        return Section("there is no section \(title)")
    }

    private func connect(_ element: Element) {
        switch element {
        case .field(let field):
            field.onEdit = { [weak app, weak field] in app?.note("edit \(field?.label ?? "")") }
        case .button(let button): connect(button)
        case .image: break
        case .section(let section):
            for button in section.buttons { connect(button) }
            section.onSelect = { [weak app] in app?.note("choose \($0)") }
            section.onAction = { [weak app] in app?.note("\($0.label) \($1)") }
        }
    }

    private func connect(_ button: Button) {
        button.onTap = { [weak app, label = button.label] in app?.note("tap \(label)") }
    }
}
