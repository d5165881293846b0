import Foundation
import Headless
import Screens

@testable import Shared

/// An app with two tabs and a sheet, enough to try every step. It does not follow the rules of the real apps.
final class StubApplication: Application {
    private let services: Services
    private let window: Window

    init(_ services: Services, _ window: Window) {
        self.services = services
        self.window = window
    }

    static let pattern = Pattern(name: "stub", title: "Stub") { StubApplication($0, $1) }

    func start() {
        let form = FormView(services)
        let list = ListView(services)
        let selected = services.options.landing == .users ? 1 : 0
        window.setTabs(
            [
                Tab(title: "Dashboard", stack: NavigationStack(root: form)),
                Tab(title: "Users", stack: NavigationStack(root: list)),
            ],
            selected: selected
        )
    }

    func open(_ link: DeepLink) {
        window.show(notice: "Opened \(link)")
    }
}

final class FormView: ViewController {
    private let name = Field("Name")
    private let secret = Field("Secret", .password)
    private let save = Button("Save")
    private let never = Button("Never")
    private let hidden = Button("Hidden", isHidden: true)
    private let ask = Button("Ask")
    private let greet = Button("Greet")
    private let open = Button("Open")
    private let write = Button("Write")
    private let work: Work<String>
    let screen: Screen

    init(_ services: Services) {
        work = Work(activity: services.activity)
        screen = Screen(
            "Form",
            [
                .field(name), .field(secret), .button(save), .button(never), .button(hidden), .button(ask),
                .button(greet), .button(open), .button(write),
            ]
        )
        never.isEnabled = false
        save.onTap = { [weak self] in self?.name.error = "Enter a name" }
        name.onEdit = { [weak name] in name?.error = name?.value == "\u{202E}" ? "No \u{202E}" : nil }
        ask.onTap = { [weak self] in
            self?.present(Alert(title: "First?", message: "Sure?", buttons: [.init("Yes")]))
            self?.present(Alert(title: "Second?"))
        }
        greet.onTap = { [weak self] in self?.show(notice: "Hello") }
        write.onTap = { [weak self, accounts = services.accounts] in
            guard let email = EmailAddress("ada@example.com") else { return }
            self?.work.write("write") {
                try await accounts.logIn(Credentials(email: email, password: ""))
            } then: { _ in
            }
        }
        open.onTap = { [weak self] in self?.present(SheetView()) }
    }
}

final class SheetView: ViewController {
    private let confirm = Button("Confirm")
    let screen: Screen

    init() {
        screen = Screen("Sheet", [.button(confirm)])
        confirm.onTap = { [weak self] in self?.present(Alert(title: "Confirmed")) }
    }
}

final class ListView: ViewController {
    private let people = Section("People", buttons: [Button("More"), Button("Less", isHidden: true)])
    private let empty = Section("Nobody")
    private let services: Services
    private let work: Work<String>
    let screen: Screen

    init(_ services: Services) {
        self.services = services
        work = Work(activity: services.activity)
        screen = Screen("List", [.section(people), .section(empty)])
        empty.status = "No one yet"
        screen.onRefresh = { [weak self] in self?.load() }
        screen.onScrollToEnd = { [weak self] in self?.people.status = "The end" }
    }

    func viewDidLoad() { load() }

    private func load() {
        people.isBusy = true
        screen.isBusy = true
        people.rows = []
        work.run("load") { [accounts = services.accounts] in
            try await accounts.users()
        } then: { [weak self] result in
            self?.show(result)
        }
    }

    private func show(_ result: Result<[User], Failure>) {
        people.isBusy = false
        screen.isBusy = false
        switch result {
        case .success(let users):
            people.rows = users.map { user in
                let name = "\(user.firstName) \(user.lastName)"
                return Row(id: "\(user.id)", title: name, subtitle: user.email) { [weak self] in
                    self?.people.status = "Chosen: \(user.id)"
                }
            }
        case .failure(let failure):
            people.status = failure.reason
        }
    }
}
