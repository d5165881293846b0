import Headless
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AddImageRouterTests {
    @Test func `Closing dismisses the sheet`() {
        let bench = Bench()
        let (view, router) = (track(UnrelatedView()), track(AddImageRouter()))
        router.viewController = view
        bench.show(UnrelatedView())
        bench.window.present(view)

        router.close()

        #expect(!bench.device.isSheetPresented)
    }

    @Test func `A router whose screen is gone closes nothing`() {
        let bench = Bench()
        let router = track(AddImageRouter())
        bench.show(UnrelatedView())
        do {
            let view = track(UnrelatedView())
            router.viewController = view
            bench.window.present(view)
        }
        bench.window.present(track(UnrelatedView()))
        #expect(router.viewController == nil)

        router.close()

        #expect(bench.device.isSheetPresented)
    }
}
