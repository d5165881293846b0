import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AppDelegateTests {
    @Test func `Start and links reach the presenter`() {
        let (controller, output, _) = makeAppDelegate()

        controller.start()
        controller.open(.users)

        #expect(output.messages == [.didStart, .didReceive(.users)])
    }

    @Test func `An alert and a notice are shown above any screen`() {
        let (controller, _, bench) = makeAppDelegate()
        bench.show(UnrelatedView())

        controller.showAlert(.logOutFailed("Not found."))
        controller.showNotice("Not saved.")

        #expect(bench.device.alert?.content == .logOutFailed("Not found."))
        #expect(bench.device.notice == "Not saved.")
    }

    @Test func `Alerts and the notice are closed`() {
        let (controller, _, bench) = makeAppDelegate()
        for _ in 1...2 { controller.showAlert(.photoGone) }
        controller.showNotice("Saved")

        controller.dismissAlerts()
        controller.hideNotice()

        #expect(bench.device.alert == nil)
        #expect(bench.device.notice == nil)
    }
}

private func makeAppDelegate() -> (AppDelegate, AppViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(AppViewOutputSpy())
    return (track(AppDelegate(output: output, window: bench.window)), output, bench)
}
