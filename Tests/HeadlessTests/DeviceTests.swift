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

    @Test func `Typing replaces the text of a field, and a secure field masks it`() throws {
        field.onEdit = { [log] in log.add("edit") }
        try device.type("old", into: "Password")

        try device.type("secret", into: "Password")

        #expect(field.value == "secret")
        #expect(field.shownValue == "••••••")
        #expect(log.entries == ["edit", "edit"])
    }

    @Test(arguments: [InputKind.password, .newPassword])
    func `A secure field shows one dot for each character, however it is composed`(kind: InputKind) {
        let field = Field("Password", kind)

        field.value = "a👩\u{200D}🔬e\u{301}🇫🇷"

        #expect(field.shownValue == "••••")
    }

    @Test(arguments: [InputKind.text, .name, .email, .phone, .webAddress])
    func `Any other field shows its text`(kind: InputKind) {
        let field = Field("Field", kind)

        field.value = "text"

        #expect(!field.isSecure)
        #expect(field.shownValue == "text")
    }

    @Test func `A value set by the app is not an edit`() {
        field.onEdit = { [log] in log.add("edit") }

        field.value = "filled in"

        #expect(log.entries == [])
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

    @Test func `A hidden button cannot be found`() {
        button.isHidden = true

        #expect(throws: DeviceError.notFound(.button, "Save")) { try device.tap("Save") }
    }

    @Test func `A hidden button of a section cannot be found there`() throws {
        try device.button("Retry", in: "Rows").isHidden = true

        #expect(throws: DeviceError.notFound(.button, "Retry")) { try device.tap("Retry", in: "Rows") }
    }

    @Test func `A row is chosen by number or title, and reported by its identifier`() throws {
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

    @Test func `Pulling down refreshes a screen that can be refreshed`() throws {
        #expect(throws: DeviceError.cannotRefresh) { try device.refresh() }
        view.screen.onRefresh = { [log] in log.add("refresh") }

        try device.refresh()

        #expect(log.entries == ["refresh"])
    }

    @Test func `A row without a choice is named`() throws {
        #expect(try device.tap(.number(2)) == .rowWithoutChoice("Two"))
    }

    @Test func `Scrolling to the end asks for more where there can be more`() throws {
        #expect(try device.scrollToEnd() == .endOfScreen)
        view.screen.onScrollToEnd = { [log] in log.add("scroll end") }

        let effect = try device.scrollToEnd()

        #expect(effect == nil)
        #expect(log.entries == ["scroll end"])
    }

    @Test func `Back closes the sheet, then the screen above the first`() throws {
        view.navigationStack?.push(LoggedViewController("Photo"))
        device.window.present(LoggedViewController("Sheet"))
        var path: [String?] = []

        while device.canGoBack {
            #expect(try device.back() == nil)
            path.append(device.screen?.title)
        }

        #expect(path == ["Photo", "Form"])
    }

    @Test func `A sheet above the first screen can be left by back`() throws {
        device.window.present(LoggedViewController("Sheet"))

        #expect(device.canGoBack)
    }

    @Test func `Back at the first screen does nothing`() throws {
        let effect = try device.back()

        #expect(effect == .firstScreen)
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
