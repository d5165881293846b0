import Headless
import Shared
import TestSupport
import Testing

struct AlertTests {
    private let log = Log()
    private let device = Device(clock: VirtualClock())
    private let list = LoggedViewController("List")

    init() {
        device.window.setRoot(NavigationStack(root: list))
    }

    @Test func `An alert has the single button OK by default`() {
        list.present(Alert(title: "Saved"))

        #expect(device.alert?.buttons.map(\.label) == ["OK"])
        #expect(device.alert?.buttons.map(\.role) == [.cancel])
    }

    @Test func `Alerts queue: each waits for its answer`() throws {
        list.present(Alert(title: "First"))
        list.present(Alert(title: "Second"))
        #expect(device.alert?.title == "First")

        try device.tap("OK")
        #expect(device.alert?.title == "Second")
        try device.tap("OK")

        #expect(device.alert == nil)
    }

    @Test func `An answer closes the alert before its action is called`() throws {
        let delete = Alert.Button("Delete", role: .destructive) { [log, device] in
            log.add("deleted, alert \(device.alert == nil ? "closed" : "open")")
        }
        list.present(Alert(title: "Delete?", buttons: [delete, Alert.Button("Cancel", role: .cancel)]))

        try device.tap("Delete")

        #expect(log.entries == ["deleted, alert closed"])
    }

    @Test func `An alert outlives the view controller that presented it`() {
        let photo = LoggedViewController("Photo")
        list.navigationStack?.push(photo)

        photo.present(Alert(title: "Gone"))
        list.navigationStack?.pop()

        #expect(device.alert?.title == "Gone")
        #expect(device.screen?.title == "List")
    }

    @Test func `A view controller that is in no window presents nothing`() {
        LoggedViewController("Nowhere").present(Alert(title: "Lost"))

        #expect(device.alert == nil)
    }

    @Test func `Dismissing alerts closes the queued ones too, and calls no action`() {
        list.present(Alert(title: "First", buttons: [Alert.Button("OK") { [log] in log.add("answered") }]))
        list.present(Alert(title: "Second"))

        device.window.dismissAlerts()

        #expect(device.alert == nil)
        #expect(log.entries == [])
    }

    @Test func `A new root closes alerts`() {
        list.present(Alert(title: "First"))

        device.window.setRoot(NavigationStack(root: LoggedViewController("Other")))

        #expect(device.alert == nil)
    }

    @Test func `While an alert is up, only its buttons can be tapped`() throws {
        list.present(Alert(title: "First"))
        let inTheWay = DeviceError.alertInTheWay("First")

        #expect(throws: inTheWay) { try device.tap("Save") }
        #expect(throws: inTheWay) { try device.back() }
        #expect(throws: inTheWay) { try device.refresh() }
        #expect(throws: inTheWay) { try device.scrollToEnd() }
        #expect(throws: inTheWay) { try device.type("a", into: "Name") }
        #expect(throws: inTheWay) { try device.selectTab("Users") }
        #expect(throws: inTheWay) { try device.tap(.number(1)) }
        #expect(throws: inTheWay) { try device.tap("Delete", of: .number(1)) }
    }

    @Test func `A tap within a section does not answer the alert`() {
        list.present(Alert(title: "First"))

        #expect(throws: DeviceError.alertInTheWay("First")) { try device.tap("OK", in: "Rows") }
        #expect(device.alert != nil)
    }
}
