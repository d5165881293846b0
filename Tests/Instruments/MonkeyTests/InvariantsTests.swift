import Headless
import Scenarios
import Shared
import Testing

@testable import Monkey

struct InvariantsTests {
    private let wait = Step.wait(.seconds(1))
    private let clock = VirtualClock()
    private let device: Device
    private var invariants = Invariants(Lifetimes())

    init() {
        device = Device(clock: clock)
        device.window.setRoot(NavigationStack(root: Shown(Screen("Users", []))))
    }

    @Test mutating func `Invariants allow canceled work to be reported neither by an alert nor by a notice`() {
        let expected = "Canceled work is reported: “It was canceled.”"

        device.window.present(Alert(title: "Could not save.", message: "It was canceled."))
        #expect(violation() == expected)

        device.window.dismissAlerts()
        device.window.show(notice: "It was canceled.")
        #expect(violation() == expected)
    }

    @Test mutating func `Invariants let time alone bring no notice, but keep one`() {
        device.window.show(notice: "Saved")
        let violations = [violation(), violation(after: [wait])]
        device.window.show(notice: "Deleted")
        let tapped = violation(after: [wait, .tap(label: "Yes")])
        device.window.show(notice: "Sent")

        #expect(violations == [nil, nil])
        #expect(tapped == nil)
        #expect(violation(after: [wait]) == "A notice is shown, but no work was under way.")
    }

    private mutating func violation(after turn: [Step] = []) -> String? {
        invariants.violation(on: device, clock.activity, after: turn)
    }
}
