import Headless
import Shared
import TestSupport
import Testing

struct NoticeTests {
    private let clock = VirtualClock()
    private let device: Device
    private let list = LoggedViewController("List")

    init() {
        device = Device(clock: clock)
        device.window.setRoot(NavigationStack(root: list))
    }

    @Test func `A notice disappears after 4 seconds, also if it replaces another`() async {
        list.show(notice: "First")
        await clock.advance(by: .seconds(3))
        list.show(notice: "Second")

        await clock.advance(by: .milliseconds(3999))
        let late = device.notice
        await clock.advance(by: .milliseconds(1))

        #expect(late == "Second")
        #expect(device.notice == nil)
    }

    @Test func `A notice stays when the root is replaced, until it is hidden`() {
        list.show(notice: "Account created")

        device.window.setRoot(NavigationStack(root: LoggedViewController("Other")))
        let kept = device.notice
        device.window.hideNotice()

        #expect(kept == "Account created")
        #expect(device.notice == nil)
    }
}
