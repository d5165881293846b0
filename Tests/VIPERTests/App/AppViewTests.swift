import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AppViewTests {
    @Test func `Start and links reach the presenter`() {
        let (view, output, _) = makeAppView()

        view.start()
        view.open(.users)

        output.messages.expect([.didStart, .didReceive(.users)])
    }

    @Test func `An alert and a notice show above any screen`() {
        let (view, _, bench) = makeAppView()
        bench.show(UnrelatedView())

        view.showAlert(.logOutFailed("Not found."))
        view.showNotice("Not saved.")

        let lines = ScreenText(bench.device).lines
        lines.expect(["= Unrelated", "* Not saved.", "! Log out failed", "!   Not found.", "!   [OK]"])
    }

    @Test func `The whole app is busy until that ends`() {
        let (view, _, bench) = makeAppView()

        view.showLoading(true)
        let during = bench.device.isBusy
        view.showLoading(false)

        #expect(during)
        #expect(!bench.device.isBusy)
    }

    @Test func `Alerts are dismissed, and a notice is hidden`() {
        let (view, _, bench) = makeAppView()
        for _ in 1...2 { view.showAlert(.photoGone) }
        view.showNotice("Saved")

        view.dismissAlerts()
        view.hideNotice()

        #expect(ScreenText(bench.device).lines.isEmpty)
    }
}

private func makeAppView() -> (AppView, AppViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(AppViewOutputSpy())
    return (track(AppView(presenter: output, window: bench.window)), output, bench)
}
