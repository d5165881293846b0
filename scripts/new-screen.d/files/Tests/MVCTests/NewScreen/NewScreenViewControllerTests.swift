import Headless
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct NewScreenViewControllerTests {
    @Test func `The emails show in the service's order`() async throws {
        let bench = await showNewScreen(.success([.grace, .ada]))

        #expect(try bench.device.rows().map(\.title) == ["grace@example.com", "ada@example.com"])
        #expect(bench.accounts.messages == [.users])
    }

    @Test func `New screen shows a status where nobody has an account`() async throws {
        let bench = await showNewScreen(.success([]))

        #expect(try bench.device.sections().map(\.status) == [StatusText.noUsers])
    }

    @Test func `A failed load of New screen shows its reason and Retry, which loads again`() async throws {
        let bench = await showNewScreen(.failure(ServiceError.noConnection))
        let failed = try bench.device.sections().map(\.status)

        bench.accounts.answers.users = .success([.ada])
        try bench.device.tap("Retry")
        await bench.clock.settle()

        #expect(failed == ["Could not load users. No connection. Check your network and try again."])
        #expect(try bench.device.rows().map(\.title) == ["ada@example.com"])
    }

    @Test func `“Close” closes the sheet`() async throws {
        let bench = await showNewScreen(.success([]))

        try bench.device.tap("Close")

        #expect(!bench.device.isSheetPresented)
    }
}

/// Shows the screen as a sheet, and returns once `users` are answered.
private func showNewScreen(_ users: Result<[User], any Error>) async -> Bench {
    let bench = Bench()
    bench.accounts.answers.users = users
    bench.show(UnrelatedView())
    bench.window.present(track(NewScreenViewController(services: bench.services)))
    await bench.clock.settle()
    return bench
}
