import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct SignupRouterTests {
    @Test func `Closing leads back to the screen below`() {
        let (router, _, bench) = makeSignupRouter()
        let above = bench.device.screen

        router.close()

        #expect(bench.device.screen !== above)
        #expect(router.viewController == nil)
    }

    @Test func `The app is asked for the landing screen`() {
        let (router, app, _) = makeSignupRouter()

        router.openLanding()

        #expect(app.messages == [.openLanding])
    }
}

private func makeSignupRouter() -> (SignupRouter, AppModuleSpy, Bench) {
    let bench = Bench()
    let app = track(AppModuleSpy())
    let view = track(UnrelatedView())
    let router = track(SignupRouter(app: app))
    router.viewController = view
    bench.show(UnrelatedView(), view)
    return (router, app, bench)
}
