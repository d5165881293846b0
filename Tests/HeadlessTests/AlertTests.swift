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

    @Test func `Alerts queue, each with the single button OK by default, until they are answered`() throws {
        list.present(Alert(title: "First"))
        list.present(Alert(title: "Second"))
        let buttons = device.alert?.buttons.map { "\($0.label), \($0.role)" }
        var titles: [String?] = []

        #expect(throws: DeviceError.alertInTheWay("First")) { try device.tap("OK", in: "Rows") }
        for _ in 1...2 {
            titles.append(device.alert?.title)
            try device.tap("OK")
        }

        #expect(buttons == ["OK, cancel"])
        #expect(titles + [device.alert?.title] == ["First", "Second", nil])
    }

    @Test func `An answer closes the alert before its action is called`() throws {
        let delete = Alert.Button("Delete", role: .destructive) { [log, device] in
            log.add("deleted, alert \(device.alert == nil ? "closed" : "open")")
        }
        list.present(Alert(title: "Delete?", buttons: [delete, Alert.Button("Cancel", role: .cancel)]))

        try device.tap("Delete")

        log.entries.expect(["deleted, alert closed"])
    }

    @Test func `An alert outlives the view controller that presented it, which presents none once it is closed`() {
        let photo = LoggedViewController("Photo")
        list.navigationStack?.push(photo)

        photo.present(Alert(title: "Gone"))
        list.navigationStack?.pop()
        photo.present(Alert(title: "Lost"))

        #expect(device.screen?.title == "List")
        device.window.alerts.map(\.title).expect(["Gone"])
    }

    @Test(arguments: [false, true])
    func `Dismissing alerts, like a new root, closes the queued ones too, and calls no action`(isNewRoot: Bool) {
        list.present(Alert(title: "First", buttons: [Alert.Button("OK") { [log] in log.add("answered") }]))
        list.present(Alert(title: "Second"))

        if isNewRoot {
            device.window.setRoot(NavigationStack(root: LoggedViewController("Other")))
        } else {
            device.window.dismissAlerts()
        }

        #expect(device.alert == nil)
        #expect(log.entries.isEmpty)
    }

    @Test func `A notice, unlike an alert, stays when the root is replaced, until it is hidden`() {
        list.show(notice: "Account created")

        device.window.setRoot(NavigationStack(root: LoggedViewController("Other")))
        let kept = device.notice
        device.window.hideNotice()

        #expect(kept == "Account created")
        #expect(device.notice == nil)
    }
}
