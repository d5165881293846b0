import Headless
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct LoginRouterTests {
    @Test func `Sign up opens above`() throws {
        let (router, bench) = makeLoginRouter()

        router.openSignup(output: track(SignupModuleOutputSpy()))
        #expect(bench.device.screen?.title == "Sign up")
        try bench.device.back()

        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test func `A router whose screen is gone opens nothing`() {
        let (router, bench) = makeLoginRouter()
        bench.show(UnrelatedView())

        router.openSignup(output: track(SignupModuleOutputSpy()))

        #expect(router.viewController == nil)
        #expect(bench.device.screen?.title == "Unrelated")
    }
}

private func makeLoginRouter() -> (LoginRouter, Bench) {
    let bench = Bench()
    let view = track(UnrelatedView())
    let router = track(LoginRouter(services: bench.services))
    router.viewController = view
    bench.show(view)
    return (router, bench)
}
