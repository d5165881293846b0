import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct SignupCoordinatorTests {
    @Test func `A new account shows a notice, then exits with its email, then closes the screen`() async throws {
        let (coordinator, exits, bench, _) = makeSignupFlow()
        coordinator.start()

        try bench.device.signUp()
        await bench.clock.settle()

        exits.entries.expect(["didSignUp \(SignupForm.valid.email) after \(NoticeText.accountCreated)", "didFinish"])
        ScreenText(bench.device).lines.expect(["= Unrelated", "* \(NoticeText.accountCreated)"])
    }

    @Test func `A signup that logged in shows a notice, then exits`() async throws {
        let (coordinator, exits, bench, _) = makeSignupFlow(afterSignup: .landing)
        coordinator.start()

        try bench.device.signUp()
        await bench.clock.settle()

        exits.entries.expect(["didSignUpAndLogIn after \(NoticeText.accountCreated)"])
    }

    @Test(arguments: [
        (nil, ["didSignUpAndLogIn after \(NoticeText.accountCreated)"]),
        (
            StorageError("disk full") as any Error,
            ["didSignUp \(SignupForm.valid.email) after \(NoticeText.accountCreated)", "didFinish"]
        ),
    ])
    func `While the session is being saved, the app is busy and takes no action`(
        failure: (any Error)?,
        left: [String]
    ) async throws {
        let (coordinator, exits, bench, _) = makeSignupFlow(afterSignup: .landing)
        bench.sessions.failure = failure
        bench.sessions.hold()
        coordinator.start()
        try bench.device.signUp()
        await bench.clock.settle()

        #expect(throws: DeviceError.busy) { try bench.device.back() }
        #expect(throws: DeviceError.busy) { try bench.device.tap("Cancel") }
        let during = exits.entries
        bench.sessions.release()
        await bench.clock.settle()

        #expect(during.isEmpty)
        exits.entries.expect(left)
        bench.sessions.messages.expect([.save(.sample)])
        #expect(!bench.device.isBusy)
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
        bench.accounts.hold()
        coordinator.start()
        try bench.device.signUp()
        await bench.clock.settle()

        stack.push(UnrelatedView())
        bench.accounts.release()
        await bench.clock.settle()

        exits.entries.expect(["didSignUp \(SignupForm.valid.email) after \(NoticeText.accountCreated)", "didFinish"])
    }
}

private func makeSignupFlow(
    afterSignup: AppOptions.AfterSignup = .login
) -> (SignupCoordinator, Log, Bench, NavigationStack) {
    var bench = Bench()
    bench.options.afterSignup = afterSignup
    let log = Log()
    let notice = { bench.device.notice ?? "no notice" }
    let exits = SignupCoordinator.Exits(
        didSignUp: { log.add("didSignUp \($0) after \(notice())") },
        didSignUpAndLogIn: { log.add("didSignUpAndLogIn after \(notice())") },
        didFinish: { _ in log.add("didFinish") }
    )
    let stack = bench.show(UnrelatedView())
    return (
        track(SignupCoordinator(services: bench.services, router: StackRouter(stack), exits: exits)), log, bench, stack
    )
}
