import Headless
import Shared
import TestSupport
import Testing

/// The actions of the device.
struct DeviceTests {
    private let log = Log()
    private let device = Device(clock: VirtualClock())
    private let field = Field("Password", .password)
    private let button = Button("Save")
    private let section: Section
    private let view: LoggedViewController

    init() {
        section = Section("Rows", buttons: [Button("Retry")])
        section.rows = [
            Row(id: "a", title: "One", actions: [Row.Action("Delete", role: .destructive, isSwipeAction: true)]),
            Row(id: "b", title: "Two"),
        ]
        view = LoggedViewController("Form", [.field(field), .button(button), .section(section)])
        device.window.setRoot(NavigationStack(root: view))
    }

    @Test func `Typing replaces the text of a field and is an edit, unlike a value that the app sets`() throws {
        field.onEdit = { [log] in log.add("edit") }

        field.value = "filled in"
        try device.type("old", into: "Password")
        try device.type("secret", into: "Password")

        #expect(field.value == "secret")
        log.entries.expect(["edit", "edit"])
    }

    @Test(arguments: [InputKind.text, .name, .email, .password, .newPassword, .phone, .webAddress])
    func `A password shows as one dot for each character, however composed, any other text as it is`(kind: InputKind) {
        let field = Field("Field", kind)

        field.value = "a👩\u{200D}🔬e\u{301}🇫🇷"

        let isSecure = [.password, .newPassword].contains(kind)
        #expect(field.isSecure == isSecure)
        #expect(field.shownValue == (isSecure ? "••••" : field.value))
    }

    @Test
    func `A button that is disabled and a row that cannot be chosen do nothing when they are tapped, and say why`()
        throws
    {
        button.onTap = { [log] in log.add("tap") }
        button.isEnabled = false

        let effects = [try device.tap("Save"), try device.tap(.number(2))]

        effects.expect([.disabledButton("Save"), .rowWithoutChoice("Two")])
        #expect(log.entries.isEmpty)
    }

    @Test func `Rows that look like those before them are no change, but replace what is called`() throws {
        let rows = ["old", "new"].map { [log] name in
            Row(id: "c", title: "Three", actions: [Row.Action("Like") { log.add("\(name) like") }]) {
                log.add("\(name) choice")
            }
        }
        section.rows = [rows[0]]
        device.onChange = { [log] in log.add("change") }

        section.rows = [rows[1]]
        try device.tap(.number(1))
        try device.tap("Like", of: .number(1))

        log.entries.expect(["new choice", "new like"])
    }

    @Test func `A busy app takes no action, says so, and is shown as busy`() throws {
        device.window.present(Alert(title: "Sorry", message: "", buttons: [Alert.Button("OK")]))
        device.onChange = { [log] in log.add("change") }

        device.window.isBusy = true

        let actions: [() throws -> Void] = [
            { try device.type("secret", into: "Password") }, { try device.tap("OK") }, { try device.tap(.number(1)) },
            { try device.tap("Delete", of: .number(1)) }, { try device.selectTab("Users") }, { try device.back() },
            { try device.refresh() }, { try device.scrollToEnd() },
        ]
        for action in actions { #expect(throws: DeviceError.busy, performing: action) }
        log.entries.expect(["change"])
        #expect(ScreenText(device).lines.first == "= Form …")
        #expect(Shown(device).isBusy)
    }

    @Test func `Back closes each sheet and each screen above the first, and then does nothing`() throws {
        device.window.present(LoggedViewController("Sheet"))
        try device.back()
        view.navigationStack?.push(LoggedViewController("Photo"))
        device.window.present(LoggedViewController("Sheet"))
        var path: [String?] = []

        while device.canGoBack, path.count < 3 {
            let effect = try device.back()
            path.append(effect == nil ? device.screen?.title : "no effect")
        }

        path.expect(["Photo", "Form"])
        #expect(try device.back() == .firstScreen)
        #expect(device.screen?.title == "Form")
    }

    @Test func `Elements have their label as identifier by default`() {
        let elements: [Element] = [
            .field(Field("Email", identifier: "email")), .button(Button("Save")), .image(ImageView("Full image")),
            .section(Section("Rows", identifier: "rows")),
        ]

        elements.map { "\($0.label), \($0.identifier)" }.expect([
            "Email, email", "Save, Save", "Full image, Full image", "Rows, rows",
        ])
    }
}
