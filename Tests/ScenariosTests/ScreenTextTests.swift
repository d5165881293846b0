import Headless
import Scenarios
import Screens
import Shared
import Testing

struct ScreenTextTests {
    @Test func `Rows are numbered through the whole screen, and a heading gives the number in its section`() {
        let sections = [
            section("First", rows: ["a", "b"]), section("None", rows: []), section("Last", rows: ["c"]),
        ]

        let lines = ScreenText(makeDevice(sections)).lines

        #expect(
            lines == [
                "= Screen", "- First", "  1. a", "  2. b", "- None",
                "- Last   (row 3 is row 1 in \"Last\")", "  3. c",
            ]
        )
    }

    @Test(arguments: [1, 2, 3])
    func `The number of a row chooses it`(number: Int) throws {
        let device = makeDevice([section("First", rows: ["a", "b"]), section("Last", rows: ["c"])])

        let title = try device.find(.number(number)).row.title

        #expect(ScreenText(device).lines.contains { $0.hasPrefix("  \(number)") && $0.hasSuffix(" \(title)") })
    }

    @Test func `An action that changes nothing returns why`() throws {
        let disabled = Button("Save")
        disabled.isEnabled = false
        let device = makeDevice([section("Users", rows: ["a"])], disabled)

        let effects = [
            try device.back(), try device.tap("Save"), try device.tap(.number(1)), try device.scrollToEnd(),
        ]

        #expect(effects == [.firstScreen, .disabledButton("Save"), .rowWithoutChoice("a"), .endOfScreen])
    }

    @Test func `Tapping a row’s action like a button suggests the right step`() {
        let users = section("Users", rows: [])
        users.rows = [Row(id: "a", title: "a", actions: [.delete])]
        let device = makeDevice([users])

        let explanation = device.explanation(of: .notFound(.button, "delete"))

        #expect(explanation.hasSuffix(" here. “Delete” is a row’s action: tap row N \"Delete\"."))
    }

    @Test(arguments: [RowReference.number(1), .title("a")])
    func `A missing action of a row is answered with the row’s own actions`(reference: RowReference) throws {
        let users = section("Users", rows: [])
        users.rows = [
            Row(id: "a", title: "a", actions: [.init("Unlike")]), Row(id: "b", title: "b", actions: [.init("Like")]),
        ]
        let device = makeDevice([users])

        let error = #expect(throws: DeviceError.self) { try device.tap("Share", of: reference) }

        #expect(device.explanation(of: try #require(error)) == "There is no action “Share” here. There is “Unlike”.")
    }

    @Test func `A row without actions says so`() throws {
        let device = makeDevice([section("Users", rows: ["a"])])

        let error = #expect(throws: DeviceError.self) { try device.tap("Like", of: .number(1)) }

        #expect(device.explanation(of: try #require(error)) == "This row has no actions.")
    }

    @Test(arguments: [
        (ElementKind.field, "This screen has no fields."), (.button, "This screen has no buttons."),
        (.section, "This screen has no sections."), (.row, "This screen has no rows."),
        (.tab, "This screen has no tabs."),
    ])
    func `A screen without elements of a kind says so`(kind: ElementKind, explanation: String) {
        let device = makeDevice([])

        #expect(device.explanation(of: .notFound(kind, "Email")) == explanation)
    }

    private func section(_ title: String, rows: [String]) -> Section {
        let section = Section(title)
        section.rows = rows.map { Row(id: ExactText($0), title: $0) }
        return section
    }

    private func makeDevice(_ sections: [Section], _ button: Button? = nil) -> Device {
        let device = Device(clock: VirtualClock())
        let buttons = button.map { [Element.button($0)] } ?? []
        let view = StillView(screen: Screen("Screen", buttons + sections.map { .section($0) }))
        device.window.setRoot(NavigationStack(root: view))
        return device
    }
}

/// A view that does nothing.
private final class StillView: ViewController {
    let screen: Screen

    init(screen: Screen) { self.screen = screen }
}
