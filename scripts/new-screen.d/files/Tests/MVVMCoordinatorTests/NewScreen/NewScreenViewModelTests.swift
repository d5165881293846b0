import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct NewScreenViewModelTests {
    @Test func `The emails are read and shown in the order of the service`() async {
        let (viewModel, spies, bench) = makeNewScreen()
        bench.accounts.answers.users = .success([.grace, .ada])

        viewModel.viewDidLoad()
        await bench.clock.settle()

        let emails = ["grace@example.com", "ada@example.com"]
        #expect(bench.accounts.messages == [.users])
        #expect(
            spies.messages == [
                .render(NewScreenViewModel.State()),
                .render(NewScreenViewModel.State(phase: .loaded, emails: emails)),
            ]
        )
        #expect(viewModel.state.status == nil)
    }

    @Test func `An empty list has a status and no Retry`() async {
        let (viewModel, _, bench) = makeNewScreen()

        viewModel.viewDidLoad()
        await bench.clock.settle()

        #expect(viewModel.state.status == StatusText.noUsers)
        #expect(!viewModel.state.offersRetry)
    }

    @Test func `A failed read shows its reason and Retry, which may succeed`() async {
        let (viewModel, _, bench) = makeNewScreen()
        bench.accounts.answers.users = .failure(ServiceError.noConnection)
        viewModel.viewDidLoad()
        await bench.clock.settle()
        let failed = viewModel.state

        bench.accounts.answers.users = .success([.ada])
        viewModel.retry()
        await bench.clock.settle()

        #expect(failed.status == "Could not load users. No connection. Check your network and try again.")
        #expect(failed.offersRetry)
        #expect(viewModel.state == NewScreenViewModel.State(phase: .loaded, emails: ["ada@example.com"]))
    }

    @Test func `“Close” exits`() {
        let (viewModel, spies, _) = makeNewScreen()

        viewModel.close()

        #expect(spies.outcomes == [.exit(.didAskToClose)])
    }
}

private func makeNewScreen() -> (NewScreenViewModel, NewScreenSpies, Bench) {
    let bench = Bench()
    let spies = track(NewScreenSpies())
    let viewModel = track(NewScreenViewModel(accounts: bench.accounts, clock: bench.clock, exits: spies.exits))
    spies.bind(viewModel, bench.clock.activity)
    return (viewModel, spies, bench)
}
