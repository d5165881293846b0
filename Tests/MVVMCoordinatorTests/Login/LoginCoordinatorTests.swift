import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct LoginCoordinatorTests {
    @Test func `A login exits`() async throws {
        let (_, exits, bench) = makeLoginFlow()

        try bench.device.logIn()
        await bench.clock.settle()

        exits.entries.expect(["didLogIn"])
    }

    @Test(arguments: [(nil, ["didLogIn"]), (StorageError("disk full") as any Error, [])])
    func `While the session is being saved, the app is busy and takes no action`(
        failure: (any Error)?,
        left: [String]
    ) async throws {
        let (_, exits, bench) = makeLoginFlow()
        bench.sessions.failure = failure
        bench.sessions.hold()
        try bench.device.logIn()
        await bench.clock.settle()

        #expect(throws: DeviceError.busy) { try bench.device.tap("Sign up") }
        #expect(throws: DeviceError.busy) { try bench.device.tap("Log in") }
        let during = exits.entries
        bench.sessions.release()
        await bench.clock.settle()

        #expect(during.isEmpty)
        exits.entries.expect(left)
        bench.sessions.messages.expect([.save(.sample)])
        #expect(!bench.device.isBusy)
    }

    @Test(arguments: WayOut.allCases)
    func `“Sign up” opens in a child flow, which is released when the screen closes`(wayOut: WayOut) throws {
        let (coordinator, _, bench) = makeLoginFlow()
        try bench.device.tap("Sign up")
        #expect(bench.device.screen?.title == "Sign up")
        children(of: coordinator).expect(["SignupCoordinator"])

        try wayOut.leave(bench.device)

        #expect(bench.device.screen?.title == "Log in")
        #expect(children(of: coordinator).isEmpty)
    }

    @Test func `A child that created an account is released, and its email filled in`() async throws {
        let (coordinator, exits, bench) = makeLoginFlow()
        try bench.device.tap("Sign up")

        try bench.device.signUp()
        await bench.clock.settle()

        #expect(try bench.device.field("Email").value == SignupForm.valid.email)
        #expect(children(of: coordinator).isEmpty)
        #expect(exits.entries.isEmpty)
    }

    @Test func `A child that logged in exits`() async throws {
        let (_, exits, bench) = makeLoginFlow(afterSignup: .landing)
        try bench.device.tap("Sign up")

        try bench.device.signUp()
        await bench.clock.settle()

        exits.entries.expect(["didLogIn"])
    }

    private func children(of coordinator: LoginCoordinator) -> [String] {
        Census(of: "MVVMCoordinator", from: [coordinator]).names.filter { $0 == "SignupCoordinator" }
    }
}

private func makeLoginFlow(
    afterSignup: AppOptions.AfterSignup = .login
) -> (LoginCoordinator, Log, Bench) {
    var bench = Bench()
    bench.options.afterSignup = afterSignup
    let exits = Log()
    let stack = NavigationStack()
    let coordinator = track(
        LoginCoordinator(
            services: bench.services,
            router: StackRouter(stack),
            exits: LoginCoordinator.Exits(didLogIn: { exits.add("didLogIn") })
        )
    )
    bench.app = coordinator
    coordinator.start()
    bench.window.setRoot(stack)
    return (coordinator, exits, bench)
}
