import Headless
import Scenarios
import Screens
import Shared
import TestSupport
import Testing

struct ScreenTextTests {
    @Test func `Rows are numbered through the whole screen, and a heading gives the number in its section`() {
        let sections = [
            section("First", rows: ["a", "b"]), section("None", rows: []), section("Last", rows: ["c"]),
        ]

        let lines = ScreenText(makeDevice(sections)).lines

        lines.expect([
            "= Screen", "- First", "  1. a", "  2. b", "- None",
            "- Last   (row 3 is row 1 in \"Last\")", "  3. c",
        ])
    }

    @Test func `The letter case of a row’s title matters only if several rows match`() {
        let sections = [section("First", rows: ["a", "Same"]), section("Last", rows: ["SAME", "ΝΙΚΟΣ", "same!"])]
        let device = makeDevice(sections)

        ["same", "SAME", "A", "νικος", "else"].map { device.label($0, of: .row) }
            .expect(["same", "SAME", "a", "ΝΙΚΟΣ", "else"])
        #expect(device.label("same", of: .row, in: "Last") == "SAME")
        #expect(throws: DeviceError.notFound(.row, "same")) { try device.find(.title("same")) }
    }

    @Test func `Tapping a row’s action like a button suggests the right step`() {
        let users = section("Users", rows: [])
        users.rows = [
            Row(id: "a", title: "a", actions: [Row.Action("Delete", role: .destructive, isSwipeAction: true)])
        ]
        let device = makeDevice([users])

        let explanation = device.explanation(of: .notFound(.button, "delete"))

        #expect(explanation.hasSuffix(" here. “Delete” is a row’s action: tap row N \"Delete\"."))
    }

    @Test(arguments: [
        (["Unlike"], RowReference.number(1), "There is no action “Share” here. There is “Unlike”."),
        (["Unlike"], .title("a"), "There is no action “Share” here. There is “Unlike”."),
        ([], .number(1), "This row has no actions."),
    ])
    func `A missing action of a row is answered with the row’s own actions`(
        actions: [String],
        reference: RowReference,
        explanation: String
    ) throws {
        let users = section("Users", rows: [])
        users.rows = [
            Row(id: "a", title: "a", actions: actions.map { Row.Action($0) }),
            Row(id: "b", title: "b", actions: [.init("Like")]),
        ]
        let device = makeDevice([users])

        let error = #expect(throws: DeviceError.self) { try device.tap("Share", of: reference) }

        #expect(error.map { device.explanation(of: $0) } == explanation)
    }

    @Test(arguments: [
        (ElementKind.field, "fields"), (.button, "buttons"), (.section, "sections"), (.row, "rows"), (.tab, "tabs"),
    ])
    func `A screen without elements of a kind says so`(kind: ElementKind, name: String) {
        #expect(makeDevice([]).explanation(of: .notFound(kind, "Email")) == "This screen has no \(name).")
    }

    private func section(_ title: String, rows: [String]) -> Section {
        let section = Section(title)
        section.rows = rows.map { Row(id: ExactText($0), title: $0) }
        return section
    }

    private func makeDevice(_ sections: [Section]) -> Device {
        let device = Device(clock: VirtualClock())
        let view = StillView(screen: Screen("Screen", sections.map { .section($0) }))
        device.window.setRoot(NavigationStack(root: view))
        return device
    }
}

/// A view that does nothing.
private final class StillView: ViewController {
    let screen: Screen

    init(screen: Screen) { self.screen = screen }
}
