import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct SignupCoordinatorTests {
    @Test func `A new account shows a notice, exits with its email, then closes the screen`() async throws {
        let (coordinator, exits, bench, _) = makeSignupFlow()
        bench.accounts.answers.signUp = .success(.accountCreated(email: SignupForm.valid.email))
        coordinator.start()

        try bench.device.signUp()
        await bench.clock.settle()

        exits.entries.expect(["didSignUp \(SignupForm.valid.email)", "didFinish"])
        ScreenText(bench.device).lines.expect(["= Unrelated", "* \(NoticeText.accountCreated)"])
    }

    @Test func `A signup that logged in shows a notice and exits`() async throws {
        let (coordinator, exits, bench, _) = makeSignupFlow()
        bench.accounts.answers.signUp = .success(.loggedIn)
        coordinator.start()

        try bench.device.signUp()
        await bench.clock.settle()

        exits.entries.expect(["didSignUpAndLogIn"])
        #expect(bench.device.notice == NoticeText.accountCreated)
    }

    @Test(arguments: WayOut.allCases)
    func `Cancel and system back close the screen and finish the flow`(wayOut: WayOut) throws {
        let (coordinator, exits, bench, _) = makeSignupFlow()
        coordinator.start()

        try wayOut.leave(bench.device)

        exits.entries.expect(["didFinish"])
        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test func `A new account under another screen closes both`() async throws {
        let (coordinator, exits, bench, stack) = makeSignupFlow()
        bench.accounts.answers.signUp = .success(.accountCreated(email: SignupForm.valid.email))
        bench.accounts.hold()
        coordinator.start()
        try bench.device.signUp()
        await bench.clock.settle()

        stack.push(UnrelatedView())
        bench.accounts.release()
        await bench.clock.settle()

        exits.entries.expect(["didSignUp \(SignupForm.valid.email)", "didFinish"])
    }
}

private func makeSignupFlow() -> (SignupCoordinator, Log, Bench, NavigationStack) {
    let bench = Bench()
    let log = Log()
    let exits = SignupCoordinator.Exits(
        didSignUp: { log.add("didSignUp \($0)") },
        didSignUpAndLogIn: { log.add("didSignUpAndLogIn") },
        didFinish: { _ in log.add("didFinish") }
    )
    let stack = bench.show(UnrelatedView())
    return (
        track(SignupCoordinator(services: bench.services, router: StackRouter(stack), exits: exits)), log, bench, stack
    )
}
