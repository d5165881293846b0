import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct LoginRouterTests {
    @Test func `Sign up opens above, and tells the module that opened it of a new account`() async throws {
        let (router, _, bench) = makeLoginRouter()
        let output = track(SignupModuleOutputSpy())
        bench.accounts.answers.signUp = .success(.accountCreated(email: SignupForm.valid.email))

        router.openSignup(output: output)
        #expect(bench.device.screen?.title == "Sign up")
        try bench.device.signUp()
        await bench.clock.settle()

        #expect(output.messages == [SignupForm.valid.email])
        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test func `The app is asked for the landing screen`() {
        let (router, app, _) = makeLoginRouter()

        router.openLanding()

        #expect(app.messages == [.openLanding])
    }

    @Test func `Once its screen is gone, it leads nowhere`() {
        let (router, _, bench) = makeLoginRouter()
        bench.show(UnrelatedView())

        router.openSignup(output: track(SignupModuleOutputSpy()))

        #expect(router.viewController == nil)
        #expect(bench.device.screen?.title == "Unrelated")
    }
}

private func makeLoginRouter() -> (LoginRouter, AppModuleSpy, Bench) {
    let bench = Bench()
    let app = track(AppModuleSpy())
    let view = track(UnrelatedView())
    let router = track(LoginRouter(services: bench.services, app: app))
    router.viewController = view
    bench.show(view)
    return (router, app, bench)
}
