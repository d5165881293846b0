import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct LoginCoordinatorTests {
    @Test func `It starts with Log in`() {
        let (_, _, bench) = makeLoginFlow()

        #expect(bench.device.screen?.title == "Log in")
    }

    @Test func `A login ends the flow`() async throws {
        let (_, ends, bench) = makeLoginFlow()

        try bench.device.logIn()
        await bench.clock.settle()

        #expect(ends.entries == ["didLogIn"])
    }

    @Test func `Sign up opens above, in a child of its own`() throws {
        let (coordinator, _, bench) = makeLoginFlow()

        try bench.device.tap("Sign up")

        #expect(bench.device.screen?.title == "Sign up")
        #expect(children(of: coordinator) == ["SignupCoordinator"])
    }

    @Test func `System back drops the child`() throws {
        let (coordinator, _, bench) = makeLoginFlow()
        try bench.device.tap("Sign up")

        try bench.device.back()

        #expect(bench.device.screen?.title == "Log in")
        #expect(children(of: coordinator) == [])
    }

    @Test func `A child that cancels is dropped`() throws {
        let (coordinator, _, bench) = makeLoginFlow()
        try bench.device.tap("Sign up")

        try bench.device.tap("Cancel")

        #expect(bench.device.screen?.title == "Log in")
        #expect(children(of: coordinator) == [])
    }

    @Test func `A child that has made an account is dropped, and its email filled in`() async throws {
        let (coordinator, ends, bench) = makeLoginFlow()
        bench.accounts.answers.signUp = .success(.accountCreated(email: SignupForm.valid.email))
        try bench.device.tap("Sign up")

        try bench.device.signUp()
        await bench.clock.settle()

        #expect(try bench.device.field("Email").value == SignupForm.valid.email)
        #expect(children(of: coordinator) == [])
        #expect(ends.entries == [])
    }

    @Test func `A child that has logged in ends the flow`() async throws {
        let (_, ends, bench) = makeLoginFlow()
        bench.accounts.answers.signUp = .success(.loggedIn)
        try bench.device.tap("Sign up")

        try bench.device.signUp()
        await bench.clock.settle()

        #expect(ends.entries == ["didLogIn"])
    }

    @Test func `Sign up can be opened again and again`() throws {
        let (coordinator, _, bench) = makeLoginFlow()

        for _ in 1...2 {
            try bench.device.tap("Sign up")
            #expect(children(of: coordinator) == ["SignupCoordinator"])
            try bench.device.back()
        }

        #expect(children(of: coordinator) == [])
    }

    private func children(of coordinator: LoginCoordinator) -> [String] {
        Census(of: "MVVMCoordinator", from: [coordinator]).names.filter { $0 == "SignupCoordinator" }
    }
}

private func makeLoginFlow() -> (LoginCoordinator, Log, Bench) {
    var bench = Bench()
    let ends = Log()
    let coordinator = track(
        LoginCoordinator(services: bench.services, window: bench.window) { ends.add("didLogIn") }
    )
    bench.app = coordinator
    coordinator.start()
    return (coordinator, ends, bench)
}
