import Headless
import Scenarios
import Shared
import TestSupport
import Testing

@testable import Monkey

struct InvariantsTests {
    private nonisolated static let lost = "The alert “A” or one behind it was lost."
    private nonisolated static let tap = Step.tap(label: "Yes"), wait = Step.wait(.seconds(1))

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

    @Test(
        arguments: [
            (["A", "B"], [wait], ["B", "A"], lost), (["A", "B"], [tap], ["B", "C"], nil),
            (["A", "B"], [tap, .inSameTurn(tap)], ["C"], nil), (["A"], [.relaunch], [], nil),
            (["A"], [.open(.users)], [], nil), (["A"], [.back, .inSameTurn(.open(.users))], [], nil),
        ] as [([String], [Step], [String], String?)]
    )
    mutating func `Invariants keep an alert until it is answered, a link is opened or the app ends`(
        before: [String],
        turn: [Step],
        after: [String],
        expected: String?
    ) {
        for title in before { device.window.present(Alert(title: title)) }
        #expect(violation() == nil)

        device.window.dismissAlerts()
        for title in after { device.window.present(Alert(title: title)) }

        #expect(violation(after: turn) == expected)
    }

    @Test mutating func `Invariants let time alone bring no notice, but keep one`() {
        device.window.show(notice: "Saved")
        let violations = [violation(), violation(after: [Self.wait])]
        device.window.show(notice: "Deleted")
        let tapped = violation(after: [Self.wait, Self.tap])
        device.window.show(notice: "Sent")

        #expect(violations == [nil, nil])
        #expect(tapped == nil)
        #expect(violation(after: [Self.wait]) == "A notice is shown, but no work was under way.")
    }

    private mutating func violation(after turn: [Step] = []) -> String? {
        invariants.violation(on: device, clock.activity, after: turn)
    }
}
