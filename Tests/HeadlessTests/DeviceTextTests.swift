import Headless
import Shared
import TestSupport
import Testing

/// What the device shows, as texts and as lines.
struct DeviceTextTests {
    private let device = Device(clock: VirtualClock())
    private let email = Field("Email", .email)
    private let password = Field("Password", .newPassword)
    private let save = Button("Save")
    private let image = ImageView("Full image")
    private let products = Section("Products", buttons: [Button("Retry", isHidden: true), Button("Add")])
    private let view: LoggedViewController

    init() {
        email.value = "ana"
        email.hint = "Your address"
        email.error = "Enter an address"
        password.value = "secret"
        password.hint = "Use 15 characters"
        save.isEnabled = false
        products.rows = [
            Row(
                id: "1",
                title: "Bread",
                subtitle: "2 for 1",
                icon: "cart",
                thumbnail: "bread",
                mark: "♥",
                actions: [Row.Action("Like"), Row.Action("Delete", role: .destructive, isSwipeAction: true)]
            ),
            Row(id: "2", title: "Butter"),
        ]
        products.status = "No more"
        image.address = "rose"
        view = LoggedViewController(
            "Form",
            [
                .field(email), .field(password), .button(save), .button(Button("Hidden", isHidden: true)),
                .image(image), .image(ImageView("No image")), .section(products),
            ]
        )
        device.window.setRoot(NavigationStack(root: view))
    }

    @Test func `Lines show the screen from top to bottom, then the notice and the alert`() {
        view.show(notice: "Saved")
        view.present(Alert(title: "Sure?", message: "It is gone.", buttons: [Alert.Button("Delete"), .ok]))

        let lines = ScreenText(device).lines

        lines.expect([
            "= Form",
            "  Email: ana", "    ^ Enter an address",
            "  Password: ••••••", "    ? Use 15 characters",
            "  (Save)",
            "  ▢ Full image",
            "- Products", "  1. ▢ ‹cart› Bread · 2 for 1 ♥ [Like] <Delete>", "  2. Butter", "  No more", "  [Add]",
            "* Saved",
            "! Sure?", "!   It is gone.", "!   [Delete] [OK]",
        ])
    }

    @Test func `Texts name what is visible, element by element, then the alert and the notice`() throws {
        view.show(notice: "Saved")
        view.present(Alert(title: "Sure?", message: "It is gone.", buttons: [Alert.Button("Delete"), .ok]))
        let inSection = [
            "Products", "No more", "Add", "Bread", "2 for 1", "cart", "♥", "Picture loading", "Like", "Delete",
            "Butter",
        ]

        let (all, section) = (try device.texts(), try device.texts(in: "Products"))

        all.expect(
            [
                "Form", "Email", "ana", "Enter an address", "Password", "••••••", "Use 15 characters", "Save",
                "Full image", "Picture loading", "No image",
            ] + inSection + ["Sure?", "It is gone.", "Delete", "OK", "Saved"]
        )
        #expect(section == inSection)
    }

    @Test func `Heading and section say that they are busy, and an alert without a message has no line for it`() {
        view.screen.isBusy = true
        products.isBusy = true
        view.present(Alert(title: "Saved"))

        let lines = ScreenText(device).lines

        #expect(Set(lines).isSuperset(of: ["= Form …", "- Products …"]))
        lines.suffix(2).expect(["! Saved", "!   [OK]"])
    }

    @Test func `The first line shows the tabs, and a sheet has a sign of its own`() {
        let tabs = ["One", "Two", "Three"].map {
            Tab(title: $0, stack: NavigationStack(root: LoggedViewController($0)))
        }

        device.window.setTabs(tabs, selected: 1)
        device.window.present(LoggedViewController("Sheet"))

        ScreenText(device).lines.expect([" One  <Two>  Three ", "^ Sheet"])
    }

    @Test func `The title of a section is shown unless the screen has the same, and always while it is busy`() {
        let list = Section("List", showsTitle: false)
        device.window.setRoot(NavigationStack(root: LoggedViewController("List", [.section(list)])))

        let idle = ScreenText(device).lines
        list.isBusy = true

        idle.expect(["= List"])
        ScreenText(device).lines.expect(["= List", "- List …"])
    }

    @Test func `Of a section that scrolls sideways, the rows from its position on are shown`() {
        let all = (1...10).map { "  \($0). R\($0)" }

        #expect(lines(of: .list) == all)
        #expect(lines(of: .grid) == all)
        lines(of: .shelf).expect(all.dropLast(2) + ["  (2 more sideways)"])
        lines(of: .shelf, position: 4).expect(all.dropFirst(4) + ["  (4 more sideways)"])
        lines(of: .fullWidth, position: 2).expect(["  3. R3", "  (9 more sideways)"])
        lines(of: .fullWidth, position: 12).expect(["  (10 more sideways)"])
    }

    /// Returns the lines of ten rows.
    private func lines(of layout: SectionLayout, position: Int = 0) -> [String] {
        let section = Section("Rows", layout: layout)
        section.rows = (1...10).map { Row(id: ExactText("\($0)"), title: "R\($0)") }
        section.position = position
        device.window.setRoot(NavigationStack(root: LoggedViewController("Screen", [.section(section)])))
        return Array(ScreenText(device).lines.dropFirst(2))
    }
}
