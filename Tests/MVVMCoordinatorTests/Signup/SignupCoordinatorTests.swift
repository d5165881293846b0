import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct SignupCoordinatorTests {
    @Test func `A new account is told of, and Log in hears its email before the screen closes`() async throws {
        let (coordinator, ends, bench) = makeSignupFlow()
        bench.accounts.answers.signUp = .success(.accountCreated(email: SignupForm.valid.email))
        coordinator.start()

        try bench.device.signUp()
        await bench.clock.settle()

        #expect(ends.entries == ["accountCreated \(SignupForm.valid.email)", "finished"])
        #expect(bench.device.notice == NoticeText.accountCreated)
        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test func `Logged in at once, it opens the landing screen`() async throws {
        let (coordinator, ends, bench) = makeSignupFlow()
        bench.accounts.answers.signUp = .success(.loggedIn)
        coordinator.start()

        try bench.device.signUp()
        await bench.clock.settle()

        #expect(ends.entries == ["loggedIn"])
        #expect(bench.device.notice == NoticeText.accountCreated)
    }

    @Test func `Cancel closes the screen`() throws {
        let (coordinator, ends, bench) = makeSignupFlow()
        coordinator.start()

        try bench.device.tap("Cancel")

        #expect(ends.entries == ["finished"])
        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test func `System back finishes the flow`() throws {
        let (coordinator, ends, bench) = makeSignupFlow()
        coordinator.start()

        try bench.device.back()

        #expect(ends.entries == ["finished"])
    }
}

private func makeSignupFlow() -> (SignupCoordinator, Log, Bench) {
    let bench = Bench()
    let ends = Log()
    let exits = SignupCoordinator.Exits(
        accountCreated: { ends.add("accountCreated \($0)") },
        loggedIn: { ends.add("loggedIn") },
        finished: { ends.add("finished") }
    )
    let stack = bench.show(UnrelatedView())
    return (track(SignupCoordinator(services: bench.services, stack: stack, exits: exits)), ends, bench)
}
