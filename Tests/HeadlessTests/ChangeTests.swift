import Headless
import Shared
import TestSupport
import Testing

/// The changes that call the device's `onChange`.
struct ChangeTests {
    private let log = Log()
    private let clock = VirtualClock()
    private let device: Device
    private let field = Field("Name")
    private let button = Button("Save")
    private let retry = Button("Retry", isHidden: true)
    private let image = ImageView("Full image")
    private let section: Section
    private let view: LoggedViewController

    init() {
        section = Section("Rows", buttons: [retry])
        view = LoggedViewController("Form", [.field(field), .button(button), .image(image), .section(section)])
        device = Device(clock: clock)
        device.window.setRoot(NavigationStack(root: view))
        device.onChange = { [log] in log.add("change") }
    }

    @Test func `A change of any element of the visible screen is reported, an equal value is not`() {
        let changes: [() -> Void] = [
            { field.value = "A" }, { field.hint = "Your name" }, { field.error = "Wrong" },
            { button.isEnabled = false },
            { button.isHidden = true }, { image.address = "https://example.com/1" },
            { section.rows = [Row(id: "1", title: "One")] }, { section.rows = [Row(id: "1", title: "One") {}] },
            { section.rows[0].actions = [Row.Action("Like")] }, { section.isBusy = true }, { section.status = "Empty" },
            { section.position = 1 }, { section.title = "Lines" }, { retry.isHidden = false },
            { view.screen.isBusy = true }, { view.screen.title = "Sheet" },
        ]
        for (index, change) in changes.enumerated() {
            let before = log.entries.count

            change()
            change()

            #expect(log.entries.count == before + 1, "Change \(index)")
        }
    }

    @Test func `A change of a covered screen is not reported, but its return is`() {
        device.window.present(LoggedViewController("Sheet"))
        var counts = [log.entries.count]

        field.value = "A"
        counts.append(log.entries.count)
        device.window.dismiss()

        #expect(counts[0] == counts[1])
        #expect(log.entries.count > counts[1])
    }

    @Test func `Alerts, notices, screens and tabs are reported`() async throws {
        let tabs = ["One", "Two"].map { Tab(title: $0, stack: NavigationStack(root: LoggedViewController($0))) }
        let changes: [() throws -> Void] = [
            { view.present(Alert(title: "Sure?")) },
            { try device.tap("OK") },
            { view.present(Alert(title: "Sure?")) },
            { device.window.dismissAlerts() },
            { view.show(notice: "Saved") },
            { device.window.hideNotice() },
            { view.navigationStack?.push(LoggedViewController("Photo")) },
            { try device.back() },
            { device.window.setTabs(tabs) },
            { try device.selectTab("Two") },
        ]
        for (index, change) in changes.enumerated() {
            let before = log.entries.count

            try change()

            #expect(log.entries.count > before, "Change \(index)")
        }
    }

    @Test(arguments: [false, true])
    func `The end of a notice is reported, unless it was hidden before`(isHidden: Bool) async {
        view.show(notice: "Saved")
        if isHidden { device.window.hideNotice() }
        let before = log.entries.count

        await clock.advance(by: .seconds(4))

        #expect(log.entries.count == before + (isHidden ? 0 : 1))
    }
}
