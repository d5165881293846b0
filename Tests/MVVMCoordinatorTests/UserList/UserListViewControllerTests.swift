import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct UserListViewControllerTests {
    @Test func `User actions reach the view model`() async throws {
        let (_, bench) = await makeUserListView { $0.users = .failure(ServiceError.noConnection) }

        try bench.device.tap("Retry")
        await bench.clock.settle()
        try bench.device.tap("Log out")
        await bench.clock.settle()

        bench.accounts.messages.expect([.users, .users])
        bench.sessions.messages.expect([.remove])
    }

    @Test func `While the users are being read, the screen is busy`() async {
        let (view, bench) = await makeUserListView()

        view.render(UserListViewModel.State(phase: .loading))
        #expect(bench.device.screen?.isBusy == true)
        view.render(UserListViewModel.State(phase: .loaded))

        #expect(bench.device.screen?.isBusy == false)
    }

    @Test func `A row shows name and email`() async throws {
        let (view, bench) = await makeUserListView()

        view.render(UserListViewModel.State(phase: .loaded, rows: [.grace, .ada]))

        try bench.device.rows().expect([
            Row(id: "2", title: "Grace Hopper", subtitle: "grace@example.com"),
            Row(id: "1", title: "Ada Lovelace", subtitle: "ada@example.com"),
        ])
    }

    @Test func `Status and Retry are shown after a failed read, and hidden with the next state`() async throws {
        let (view, bench) = await makeUserListView()
        let failed = UserListViewModel.State(phase: .failed(.notFound))

        view.render(failed)
        #expect(try bench.device.sections("Users").first?.status == failed.status)
        #expect(try !bench.device.button("Retry").isHidden)
        view.render(UserListViewModel.State(phase: .loading))

        #expect(try bench.device.sections("Users").first?.status == nil)
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }
}

private func makeUserListView(
    _ answer: (inout AccountServiceStub.Answers) -> Void = { _ in }
) async -> (UserListViewController, Bench) {
    let bench = Bench()
    answer(&bench.accounts.answers)
    let viewModel = track(
        UserListViewModel(accounts: bench.accounts, session: bench.makeSession(), activity: bench.clock.activity)
    )
    let view = track(UserListViewController(viewModel: viewModel))
    bench.show(view)
    await bench.clock.settle()
    return (view, bench)
}
