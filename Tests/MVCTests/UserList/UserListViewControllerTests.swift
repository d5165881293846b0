import Headless
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct UserListViewControllerTests {
    @Test func `The users show in the service's order, with name and email`() async throws {
        let (_, bench) = await showUserList(.success([.grace, .ada]))

        #expect(bench.accounts.messages == [.users])
        #expect(
            try bench.device.rows() == [
                Row(id: "2", title: "Grace Hopper", subtitle: "grace@example.com"),
                Row(id: "1", title: "Ada Lovelace", subtitle: "ada@example.com"),
            ]
        )
        #expect(try bench.device.sections("Users").map(\.status) == [nil])
    }

    @Test func `An empty list shows “No users yet”`() async throws {
        let (_, bench) = await showUserList(.success([]))

        #expect(try bench.device.sections("Users").map(\.status) == [StatusText.noUsers])
        #expect(bench.device.screen?.isBusy == false)
    }

    @Test func `A failed load shows its reason and Retry, which hides both and loads again`() async throws {
        let (_, bench) = await showUserList(.failure(ServiceError.noConnection))
        let failed = try bench.device.sections("Users").map(\.status)

        bench.accounts.answers.users = .success([.ada])
        try bench.device.tap("Retry")
        let retrying = try bench.device.texts()
        await bench.clock.settle()

        #expect(failed == ["Could not load users. No connection. Check your network and try again."])
        #expect(retrying == ["Users", "Log out", "Users"])
        #expect(try bench.device.rows().map(\.title) == ["Ada Lovelace"])
    }

    @Test func `A canceled load ends the busy state and offers Retry without a reason`() async throws {
        let (_, bench) = await showUserList(.failure(CancellationError()))

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.texts() == ["Users", "Log out", "Users", "Retry"])
    }

    @Test func `Log out reaches the app`() async throws {
        let (delegate, bench) = await showUserList(.success([]))

        try bench.device.tap("Log out")

        #expect(delegate.messages == [.didAskToLogOut])
    }
}

/// Shows the screen, and returns once `users` are answered.
private func showUserList(_ users: Result<[User], any Error>) async -> (DelegateSpy, Bench) {
    let bench = Bench()
    bench.accounts.answers.users = users
    let delegate = track(DelegateSpy())
    bench.show(track(UserListViewController(services: bench.services, logOutDelegate: delegate)))
    await bench.clock.settle()
    return (delegate, bench)
}
