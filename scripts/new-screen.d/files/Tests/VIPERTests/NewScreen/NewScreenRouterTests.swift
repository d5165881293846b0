import Headless
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct NewScreenRouterTests {
    @Test func `Closing dismisses the sheet`() {
        let bench = Bench()
        let (view, router) = (track(UnrelatedView()), track(NewScreenRouter()))
        router.viewController = view
        bench.show(UnrelatedView())
        bench.window.present(view)

        router.close()

        #expect(!bench.device.isSheetPresented)
    }

    @Test func `A router whose screen is gone closes nothing`() {
        let bench = Bench()
        let router = track(NewScreenRouter())
        bench.show(UnrelatedView())
        bench.window.present(track(UnrelatedView()))

        router.close()

        #expect(bench.device.isSheetPresented)
    }
}
