import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct UserListViewModelTests {
    @Test func `The users are read and shown in the order of the service`() async {
        let (viewModel, spies, bench) = makeUserList()
        bench.accounts.answers.users = .success([.grace, .ada])

        viewModel.viewDidLoad()
        await bench.clock.settle()

        bench.accounts.messages.expect([.users])
        spies.messages.expect([
            .render(UserListViewModel.State()),
            .render(UserListViewModel.State(phase: .loaded, rows: [.grace, .ada])),
        ])
        #expect(viewModel.state.status == nil)
    }

    @Test func `An empty list has a status and no Retry`() async {
        let (viewModel, _, bench) = makeUserList()

        viewModel.viewDidLoad()
        await bench.clock.settle()

        #expect(viewModel.state.status == StatusText.noUsers)
        #expect(!viewModel.state.offersRetry)
    }

    @Test func `A failed read shows its reason and Retry, which may succeed`() async {
        let (viewModel, spies, bench) = makeUserList()
        bench.accounts.answers.users = .failure(ServiceError.noConnection)
        viewModel.viewDidLoad()
        await bench.clock.settle()
        let failed = viewModel.state

        bench.accounts.answers.users = .success([.ada])
        viewModel.retry()
        await bench.clock.settle()

        #expect(failed.status == "Could not load users. No connection. Check your network and try again.")
        #expect(failed.offersRetry)
        spies.messages.dropFirst().expect([
            .render(failed),
            .render(UserListViewModel.State(phase: .loading)),
            .render(UserListViewModel.State(phase: .loaded, rows: [.ada])),
        ])
        #expect(!viewModel.state.offersRetry)
    }

    @Test func `A read canceled elsewhere offers Retry without a reason`() async {
        let (viewModel, _, bench) = makeUserList()
        bench.accounts.answers.users = .failure(CancellationError())

        viewModel.viewDidLoad()
        await bench.clock.settle()

        #expect(viewModel.state == UserListViewModel.State(phase: .failed(.canceled)))
        #expect(viewModel.state.status == nil)
        #expect(viewModel.state.offersRetry)
    }

    @Test func `A second tap on Retry during a read sends nothing`() async {
        let (viewModel, _, bench) = makeUserList()
        bench.accounts.hold()

        viewModel.retry()
        viewModel.retry()
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        bench.accounts.messages.expect([.users])
        #expect(viewModel.state.phase == .loaded)
    }

    @Test func `Log out removes the session`() async {
        let (viewModel, _, bench) = makeUserList()

        viewModel.logOut()
        await bench.clock.settle()

        bench.sessions.messages.expect([.remove])
    }
}

private func makeUserList() -> (UserListViewModel, UserListSpies, Bench) {
    let bench = Bench()
    let spies = track(UserListSpies())
    let viewModel = track(
        UserListViewModel(accounts: bench.accounts, session: bench.makeSession(), activity: bench.clock.activity)
    )
    spies.bind(viewModel, bench.clock.activity)
    return (viewModel, spies, bench)
}
