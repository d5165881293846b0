import Headless
import Scenarios
import Shared
import Testing

@testable import Monkey

struct InvariantsTests {
    private nonisolated static let lost = "The alert “A” or one behind it was lost."
    private nonisolated static let tap = Step.tap(label: "Yes"), wait = Step.wait(.seconds(1))

    private let clock = VirtualClock()
    private let device: Device
    private let screen: Screen
    private let list = Section("List"), other = Section("Other")
    private var invariants = Invariants(Lifetimes())

    init() {
        device = Device(clock: clock)
        screen = Screen("Users", [.section(list), .section(other)])
        device.window.setRoot(NavigationStack(root: Shown(screen)))
    }

    // MARK: Busy screens

    @Test(
        arguments: [
            (nil, "“Users” is busy, but no work is under way."), (.timer, "“Users” is busy, but no work is under way."),
            (.delay, nil), (.answer, nil), (.work, nil),
        ] as [(Activity.Reason?, String?)]
    )
    mutating func `Invariants allow a screen to be busy while work waits that is not a timer`(
        reason: Activity.Reason?,
        expected: String?
    ) async throws {
        screen.isBusy = true
        if let reason { try await wait(for: reason) }

        let violation = violation()
        clock.activity.cancelAll()

        #expect(violation == expected)
    }

    @Test mutating func `Invariants allow no section and no covered screen to be busy without work`() {
        other.isBusy = true
        #expect(violation() == "“Users” is busy, but no work is under way.")

        device.window.present(Shown(Screen("Add image", [])))
        #expect(violation() == "“Users” is busy, but no work is under way.")

        other.isBusy = false
        #expect(violation() == nil)
    }

    // MARK: Rows and messages

    @Test mutating func `Invariants allow two rows with the same identifier only in different sections`() {
        list.rows = [Row(id: "1", title: "One"), Row(id: "2", title: "Two")]
        other.rows = [Row(id: "2", title: "One")]
        #expect(violation() == nil)

        other.rows.append(Row(id: "3", title: "Three"))
        other.rows.append(Row(id: "2", title: "Four"))
        #expect(violation() == "“Other” has two rows with the identifier “2”.")
    }

    @Test mutating func `Invariants allow canceled work to be reported neither by an alert nor by a notice`() {
        let expected = "Canceled work is reported: “It was canceled.”"

        device.window.present(Alert(title: "Could not save.", message: "It was canceled."))
        #expect(violation() == expected)

        device.window.dismissAlerts()
        device.window.show(notice: "It was canceled.")
        #expect(violation() == expected)
    }

    // MARK: Alerts

    @Test(
        arguments: [
            (["A", "B"], [wait], ["A", "B"], nil),
            (["A", "B"], [wait], ["A"], lost),
            (["A", "B"], [wait], ["B"], lost),
            (["A", "B"], [wait], ["B", "A"], lost),
            (["A"], [.tab("Users")], [], lost),
            (["A"], [.inSection("List", tap)], [], lost),
            (["A"], [.back, .inSameTurn(.back)], [], lost),
            (["A", "B"], [.back, tap], ["A", "B", "C"], nil),
            (["A", "B"], [tap], ["B", "C"], nil),
            (["A", "B"], [tap], [], lost),
            (["A", "B"], [tap, .inSameTurn(tap)], ["C"], nil),
            (["A", "B"], [.back, .inSameTurn(tap)], ["B"], nil),
            (["A", "B", "C"], [tap, .inSameTurn(tap)], [], lost),
            (["A"], [.relaunch], [], nil),
            (["A"], [.open(.users)], [], nil),
            (["A"], [.back, .inSameTurn(.open(.users))], [], nil),
            ([], [tap], [], nil),
        ] as [([String], [Step], [String], String?)]
    )
    mutating func `Invariants keep an alert until it is answered, a link is opened or the app ends`(
        before: [String],
        turn: [Step],
        after: [String],
        expected: String?
    ) {
        show(before)
        #expect(violation() == nil)

        show(after)

        #expect(violation(after: turn) == expected)
    }

    @Test mutating func `Invariants compare alerts with those after the turn before, under the same root`() {
        show(["A"])
        #expect(violation() == nil)
        show([])
        #expect(violation(after: [Self.tap]) == nil)
        #expect(violation(after: [Self.wait]) == nil)

        show(["B"])
        _ = violation()
        device.window.setRoot(NavigationStack(root: Shown(Screen("Photos", []))))

        #expect(violation() != "The alert “B” or one behind it was lost.")
    }

    // MARK: Outcomes

    @Test(
        arguments: [
            ([wait], "An alert is shown, but no work was under way."),
            ([tap, wait], "An alert is shown, but no work was under way."),
            ([tap], nil), ([wait, tap], nil), ([], nil),
        ] as [([Step], String?)]
    )
    mutating func `Invariants let time alone bring no alert`(turn: [Step], expected: String?) {
        #expect(violation() == nil)

        show(["A"])

        #expect(violation(after: turn) == expected)
    }

    @Test mutating func `Invariants let time alone bring no notice, but keep one`() {
        device.window.show(notice: "Saved")
        #expect(violation() == nil)
        #expect(violation(after: [Self.wait]) == nil)

        device.window.show(notice: "Deleted")
        #expect(violation(after: [Self.wait]) == "A notice is shown, but no work was under way.")

        device.window.hideNotice()
        #expect(violation(after: [Self.wait]) == nil)
    }

    @Test(arguments: [Activity.Reason.delay, .answer, .work])
    mutating func `Invariants let work that was under way bring an alert`(reason: Activity.Reason) async throws {
        try await wait(for: reason)
        #expect(violation() == nil)
        clock.activity.cancelAll()
        try await clock.activity.settle()

        show(["A"])

        #expect(violation(after: [Self.wait]) == nil)
    }

    @Test mutating func `Invariants let the launch bring an alert`() {
        show(["A"])

        #expect(violation(after: [Self.wait]) == nil)
    }

    private mutating func violation(after turn: [Step] = []) -> String? {
        invariants.violation(on: device, clock.activity, after: turn)
    }

    private func show(_ alerts: [String]) {
        device.window.dismissAlerts()
        for title in alerts { device.window.present(Alert(title: title)) }
    }

    private func wait(for reason: Activity.Reason) async throws {
        let (activity, job) = (clock.activity, clock.activity.begin("wait"))
        Task {
            await job.run { try? await activity.wait(for: reason) { @Sendable (_: Pending<Void>) in } }
        }
        try await activity.settle()
    }
}
