import Headless
import Shared

extension StubApp {
    /// A form with fields of several kinds and two buttons.
    func form(_ title: String = "Form") -> StubScreen {
        StubScreen(
            title,
            [
                .field(Field("Name", .name)), .field(Field("Email", .email)), .field(Field("Password", .password)),
                .button(Button("Save")), .button(Button("Cancel")),
            ],
            of: self
        )
    }

    /// A screen with sections of each layout.
    func dashboard(_ title: String = "Dashboard") -> StubScreen {
        let screen = StubScreen(
            title,
            [
                .button(Button("Log out")), .section(Section("Banners", layout: .fullWidth)),
                .section(Section("Categories", layout: .shelf)), .section(Section("Products", layout: .grid)),
                .section(Section("Pictures", buttons: [Button("Add image")])),
            ],
            of: self
        )
        for (title, name, count) in [
            ("Banners", "B", 4), ("Categories", "C", 10), ("Products", "P", 6), ("Pictures", "Q", 3),
        ] {
            screen.section(title).rows = (1...count).map { Row(id: "\(name)\($0)", title: "\(name)\($0)") }
        }
        return screen
    }

    /// A single list whose rows can be liked and deleted, and that can be refreshed.
    func list(_ title: String = "List", count: Int = 40) -> StubScreen {
        let screen = StubScreen(title, [.section(Section(title, showsTitle: false))], of: self)
        screen.section(title).rows = (0..<count).map { Self.row($0 + 1) }
        screen.screen.onRefresh = { [weak self] in self?.note("refresh") }
        screen.screen.onScrollToEnd = { [weak self] in self?.note("scroll end") }
        return screen
    }

    static func row(_ number: Int) -> Row {
        Row(
            id: "R\(number)",
            title: "Row \(number)",
            actions: [Row.Action("Like"), Row.Action("Delete", role: .destructive, isSwipeAction: true)]
        )
    }
}
