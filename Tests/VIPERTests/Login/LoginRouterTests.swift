import Headless
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct LoginRouterTests {
    @Test func `Sign up opens above, with the given output`() {
        let (router, modules, bench) = makeLoginRouter()
        let output = track(SignupModuleOutputSpy())

        router.openSignup(output: output)

        #expect(bench.device.screen?.title == "Sign up")
        #expect(bench.device.canGoBack)
        #expect(modules.outputs.first === output)
    }

    @Test func `A router whose screen is gone opens nothing`() {
        let (router, _, bench) = makeLoginRouter()
        bench.show(UnrelatedView())

        router.openSignup(output: track(SignupModuleOutputSpy()))

        #expect(router.viewController == nil)
        #expect(bench.device.screen?.title == "Unrelated")
    }
}

private func makeLoginRouter() -> (LoginRouter, ModuleStub, Bench) {
    let bench = Bench()
    let (view, modules) = (track(UnrelatedView()), track(ModuleStub()))
    let router = track(LoginRouter(makeSignup: { modules.make("Sign up", output: $0) }))
    router.viewController = view
    bench.show(view)
    return (router, modules, bench)
}
