import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct UserListViewModelTests {
    @Test func `The users are fetched and shown in the order of the service`() async {
        let (viewModel, _, bench) = makeUserList()
        bench.accounts.answers.users = .success([.grace, .ada])

        viewModel.load()
        #expect(viewModel.state == UserListViewModel.State(phase: .loading))
        await bench.clock.settle()

        #expect(viewModel.state == UserListViewModel.State(phase: .loaded, rows: [.grace, .ada]))
        #expect(viewModel.state.status == nil)
        #expect(bench.accounts.messages == [.users])
    }

    @Test func `No users are said in words`() async {
        let (viewModel, _, bench) = makeUserList()

        viewModel.load()
        await bench.clock.settle()

        #expect(viewModel.state.status == StatusText.noUsers)
    }

    @Test func `A failure gives its reason and offers another try, which may succeed`() async {
        let (viewModel, _, bench) = makeUserList()
        bench.accounts.answers.users = .failure(ServiceError.noConnection)

        viewModel.load()
        await bench.clock.settle()
        let failed = viewModel.state
        bench.accounts.answers.users = .success([.ada])
        viewModel.load()
        let again = viewModel.state
        await bench.clock.settle()

        #expect(failed.status == "Could not load users. No connection. Check your network and try again.")
        #expect(failed.phase.isFailed)
        #expect(again.status == nil)
        #expect(!again.phase.isFailed)
        #expect(viewModel.state == UserListViewModel.State(phase: .loaded, rows: [.ada]))
    }

    @Test func `A second tap while busy sends nothing`() async {
        let (viewModel, _, bench) = makeUserList()
        bench.accounts.hold()

        viewModel.load()
        viewModel.load()
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(bench.accounts.messages == [.users])
        #expect(viewModel.state.phase == .loaded)
    }

    @Test func `Log out is passed on`() {
        let (viewModel, exits, _) = makeUserList()

        viewModel.logOut()

        #expect(exits.entries == ["logOut"])
    }
}

private func makeUserList() -> (UserListViewModel, Log, Bench) {
    let bench = Bench()
    let log = Log()
    let exits = UserListExits(logOut: { log.add("logOut") })
    return (track(UserListViewModel(accounts: bench.accounts, clock: bench.clock, exits: exits)), log, bench)
}
