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

        output.messages.expect([.didStart, .didReceive(.users)])
    }

    @Test func `An alert and a notice show above any screen`() {
        let (controller, _, bench) = makeAppDelegate()
        bench.show(UnrelatedView())

        controller.showAlert(.logOutFailed("Not found."))
        controller.showNotice("Not saved.")

        let lines = ScreenText(bench.device).lines
        lines.expect(["= Unrelated", "* Not saved.", "! Log out failed", "!   Not found.", "!   [OK]"])
    }

    @Test func `The whole app is busy until that ends`() {
        let (controller, _, bench) = makeAppDelegate()

        controller.showLoading(true)
        let during = bench.device.isBusy
        controller.showLoading(false)

        #expect(during)
        #expect(!bench.device.isBusy)
    }

    @Test func `Alerts are dismissed, and a notice is hidden`() {
        let (controller, _, bench) = makeAppDelegate()
        for _ in 1...2 { controller.showAlert(.photoGone) }
        controller.showNotice("Saved")

        controller.dismissAlerts()
        controller.hideNotice()

        #expect(ScreenText(bench.device).lines.isEmpty)
    }
}

private func makeAppDelegate() -> (AppDelegate, AppViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(AppViewOutputSpy())
    return (track(AppDelegate(output: output, window: bench.window)), output, bench)
}
