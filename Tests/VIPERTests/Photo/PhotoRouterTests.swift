import Headless
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoRouterTests {
    @Test func `Closing shows the screen below, and closes those above`() {
        let bench = Bench()
        let (list, view, router) = (track(UnrelatedView()), track(UnrelatedView()), track(PhotoRouter()))
        router.viewController = view
        bench.show(list, view, UnrelatedView())

        router.close()

        #expect(bench.device.screen === list.screen)
    }

    @Test func `A router whose screen is gone closes nothing`() {
        let bench = Bench()
        let (above, router) = (track(UnrelatedView()), track(PhotoRouter()))
        do {
            let view = track(UnrelatedView())
            router.viewController = view
            bench.show(UnrelatedView(), view)
        }
        bench.show(UnrelatedView(), above)
        #expect(router.viewController == nil)

        router.close()

        #expect(bench.device.screen === above.screen)
    }
}
