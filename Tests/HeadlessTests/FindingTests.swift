import Headless
import Shared
import TestSupport
import Testing

/// A screen with a button “Retry” of its own below two sections that have one each.
struct FindingTests {
    private let log = Log()
    private let device = Device(clock: VirtualClock())
    private let first = Section("First", buttons: [Button("Retry", identifier: "first.retry")])
    private let second = Section("Second", buttons: [Button("Retry", identifier: "second.retry")])

    init() {
        first.rows = [row("a", "One"), row("b", "Two")]
        second.rows = [row("c", "One"), row("d", "Bell\u{7}")]
        second.rows[1].actions = [Row.Action("Delete") { [log] in log.add("Delete d") }]
        let elements: [Element] = [
            .section(first), .section(second), .button(Button("Retry", identifier: "retry")),
        ]
        device.window.setRoot(NavigationStack(root: LoggedViewController("Screen", elements)))
    }

    @Test(arguments: [(nil, "retry"), ("First", "first.retry"), ("Second", "second.retry")] as [(String?, String)])
    func `A button is that of the named section, or else the screen's own first`(
        section: String?,
        identifier: String
    ) throws {
        let button = try device.button("Retry", in: section)

        #expect(button.identifier == identifier)
    }

    @Test func `Rows are counted and looked up in the named section, or else through the whole screen`() throws {
        for section in ["Second", nil] {
            try device.tap(.number(section == nil ? 3 : 1), in: section)
            try device.tap(.title("One"), in: section)
            try device.tap("Delete", of: .number(section == nil ? 4 : 2), in: section)
        }

        log.entries.expect(["choose c", "choose c", "Delete d", "choose c", "choose a", "Delete d"])
        let identifiers = [try device.rows(in: "Second"), try device.rows()].map { $0.map(\.id) }
        identifiers.expect([["c", "d"], ["a", "b", "c", "d"]])
    }

    @Test(arguments: ["Bell\u{7}", "Bell\u{FFFD}", "Bell\u{8}"])
    func `A row is found by its title and by any title that is displayed alike`(title: String) throws {
        let row = try device.find(.title(title)).row

        #expect(row.id == "d")
    }

    @Test func `What is not there is named, with the number of rows`() {
        let errors = [
            error(of: { try device.tap(.number(1), in: "Third") }), error(of: { try device.type("Ana", into: "Name") }),
            error(of: { try device.tap(.title("Three")) }), error(of: { try device.tap(.title("Bell")) }),
            error(of: { try device.tap(.title("Two"), in: "Second") }), error(of: { try device.tap(.number(5)) }),
            error(of: { try device.tap(.number(0), in: "First") }),
            error(of: { try device.tap("Like", of: .number(4)) }),
        ]

        errors.expect([
            .notFound(.section, "Third"), .notFound(.field, "Name"), .notFound(.row, "Three"),
            .notFound(.row, "Bell"), .notFound(.row, "Two"), .noRow(5, count: 4), .noRow(0, count: 2),
            .noAction("Like", labels: ["Delete"]),
        ])
    }

    @Test func `A device without a screen shows nothing and has nothing to act on`() throws {
        let device = Device(clock: VirtualClock())

        #expect(device.screen == nil)
        #expect(device.tabs == nil)
        #expect(!device.canGoBack)
        #expect(try device.sections().isEmpty)
        #expect(try device.texts().isEmpty)
        #expect(try device.scrollToEnd() == .endOfScreen)
        #expect(throws: DeviceError.cannotRefresh) { try device.refresh() }
        #expect(throws: DeviceError.notFound(.tab, "One")) { try device.selectTab("One") }
    }

    /// A row that can be chosen.
    private func row(_ id: ExactText, _ title: String) -> Row {
        Row(id: id, title: title) { [log] in log.add("choose \(id)") }
    }

    private func error(of action: () throws -> Void) -> DeviceError? {
        do {
            try action()
            return nil
        } catch {
            return error as? DeviceError
        }
    }
}
