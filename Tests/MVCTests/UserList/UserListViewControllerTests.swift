import Headless
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct UserListViewControllerTests {
    @Test func `The users show in the service's order, with name and email`() async throws {
        let (_, bench) = await showUserList(.success([.grace, .ada]))

        bench.accounts.messages.expect([.users])
        try bench.device.rows().expect([
            Row(id: "2", title: "Grace Hopper", subtitle: "grace@example.com"),
            Row(id: "1", title: "Ada Lovelace", subtitle: "ada@example.com"),
        ])
        try bench.device.sections("Users").map(\.status).expect([nil])
    }

    @Test func `An empty list shows “No users yet”`() async throws {
        let (_, bench) = await showUserList(.success([]))

        try bench.device.sections("Users").map(\.status).expect([StatusText.noUsers])
        #expect(bench.device.screen?.isBusy == false)
    }

    @Test func `A failed load shows its reason and Retry, which hides both and loads again`() async throws {
        let (_, bench) = await showUserList(.failure(ServiceError.noConnection))
        let failed = try bench.device.sections("Users").map(\.status)

        bench.accounts.answers.users = .success([.ada])
        try bench.device.tap("Retry")
        let retrying = try bench.device.texts()
        await bench.clock.settle()

        failed.expect(["Could not load users. No connection. Check your network and try again."])
        retrying.expect(["Users", "Log out", "Users"])
        try bench.device.rows().map(\.title).expect(["Ada Lovelace"])
    }

    @Test func `A canceled load ends the busy state and offers Retry without a reason`() async throws {
        let (_, bench) = await showUserList(.failure(CancellationError()))

        #expect(bench.device.screen?.isBusy == false)
        try bench.device.texts().expect(["Users", "Log out", "Users", "Retry"])
    }

    @Test func `Log out reaches the app`() async throws {
        let (delegate, bench) = await showUserList(.success([]))

        try bench.device.tap("Log out")

        delegate.messages.expect([.didAskToLogOut])
    }
}

/// Shows the screen, and returns once `users` are answered.
private func showUserList(_ users: Result<[User], any Error>) async -> (DelegateSpy, Bench) {
    let bench = Bench()
    bench.accounts.answers.users = users
    let delegate = track(DelegateSpy())
    bench.show(
        track(
            UserListViewController(
                accounts: bench.accounts,
                activity: bench.clock.activity,
                logOutDelegate: delegate
            )
        )
    )
    await bench.clock.settle()
    return (delegate, bench)
}
