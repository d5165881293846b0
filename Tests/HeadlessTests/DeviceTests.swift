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
        #expect(log.entries == ["edit", "edit"])
    }

    @Test(arguments: [InputKind.text, .name, .email, .password, .newPassword, .phone, .webAddress])
    func `A password shows as one dot for each character, however composed, any other text as it is`(kind: InputKind) {
        let field = Field("Field", kind)

        field.value = "a👩\u{200D}🔬e\u{301}🇫🇷"

        #expect(field.isSecure == [.password, .newPassword].contains(kind))
        #expect(field.shownValue == (field.isSecure ? "••••" : field.value))
    }

    @Test func `A tap calls the button, unless it is disabled`() throws {
        button.onTap = { [log] in log.add("tap") }

        let first = try device.tap("Save")
        button.isEnabled = false
        let second = try device.tap("Save")

        #expect(first == nil)
        #expect(second == .disabledButton("Save"))
        #expect(log.entries == ["tap"])
    }

    @Test func `A hidden button cannot be found, on the screen and in a section`() throws {
        button.isHidden = true
        try device.button("Retry", in: "Rows").isHidden = true

        #expect(throws: DeviceError.notFound(.button, "Save")) { try device.tap("Save") }
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try device.tap("Retry", in: "Rows") }
    }

    @Test func `A row is chosen by number or title, and reported by its identifier; one without a choice is named`()
        throws
    {
        #expect(try device.tap(.number(2)) == .rowWithoutChoice("Two"))
        section.onSelect = { [log] id in log.add(id.text) }

        try device.tap(.number(2))
        try device.tap(.title("One"))

        #expect(log.entries == ["b", "a"])
    }

    @Test func `An action of a row is reported with the row's identifier`() throws {
        section.onAction = { [log] action, id in log.add("\(action.label) \(id)") }

        try device.tap("Delete", of: .number(1))

        #expect(log.entries == ["Delete a"])
        #expect(throws: DeviceError.noAction("Delete", labels: [])) { try device.tap("Delete", of: .number(2)) }
    }

    @Test func `Pulling down refreshes, and scrolling to the end asks for more, if the screen can do so`() throws {
        #expect(throws: DeviceError.cannotRefresh) { try device.refresh() }
        #expect(try device.scrollToEnd() == .endOfScreen)
        view.screen.onRefresh = { [log] in log.add("refresh") }
        view.screen.onScrollToEnd = { [log] in log.add("scroll end") }

        try device.refresh()
        #expect(try device.scrollToEnd() == nil)

        #expect(log.entries == ["refresh", "scroll end"])
    }

    @Test func `Back closes each sheet and each screen above the first, and then does nothing`() throws {
        device.window.present(LoggedViewController("Sheet"))
        #expect(device.canGoBack)
        try device.back()
        view.navigationStack?.push(LoggedViewController("Photo"))
        device.window.present(LoggedViewController("Sheet"))
        var path: [String?] = []

        while device.canGoBack {
            #expect(try device.back() == nil)
            path.append(device.screen?.title)
        }

        #expect(path == ["Photo", "Form"])
        #expect(try device.back() == .firstScreen)
        #expect(device.screen?.title == "Form")
    }

    @Test func `Elements have their label as identifier by default`() {
        let elements: [Element] = [
            .field(Field("Email", identifier: "email")), .button(Button("Save")), .image(ImageView("Full image")),
            .section(Section("Rows", identifier: "rows")),
        ]

        #expect(elements.map(\.label) == ["Email", "Save", "Full image", "Rows"])
        #expect(elements.map(\.identifier) == ["email", "Save", "Full image", "rows"])
    }
}
