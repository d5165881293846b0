import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct SignupRouterTests {
    @Test func `Closing shows the screen below`() {
        let (router, bench) = makeSignupRouter()
        let above = bench.device.screen

        router.close()

        #expect(bench.device.screen !== above)
        #expect(router.viewController == nil)
    }

    @Test func `A router whose screen is gone closes nothing`() {
        let (router, bench) = makeSignupRouter()
        let above = track(UnrelatedView())
        bench.show(UnrelatedView(), above)

        router.close()

        #expect(bench.device.screen === above.screen)
    }
}

private func makeSignupRouter() -> (SignupRouter, Bench) {
    let bench = Bench()
    let view = track(UnrelatedView())
    let router = track(SignupRouter())
    router.viewController = view
    bench.show(UnrelatedView(), view)
    return (router, bench)
}
