import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct NewScreenPresenterTests {
    @Test func `The emails show in the service's order`() async {
        let (presenter, spies, bench) = makeNewScreen()
        bench.accounts.answers.users = .success([.grace, .ada])

        presenter.viewDidLoad()
        await bench.clock.settle()

        let emails = ["grace@example.com", "ada@example.com"]
        #expect(spies.messages == beginning + [.showLoading(false), .showEmails(emails), .showStatus(nil)])
        #expect(bench.accounts.messages == [.users])
    }

    @Test func `New screen shows a status where nobody has an account`() async {
        let (presenter, spies, bench) = makeNewScreen()

        presenter.viewDidLoad()
        await bench.clock.settle()

        #expect(
            spies.messages == beginning + [.showLoading(false), .showEmails([]), .showStatus(StatusText.noUsers)]
        )
    }

    @Test func `A failed load of New screen shows its reason and Retry, which loads again`() async {
        let (presenter, spies, bench) = makeNewScreen()
        bench.accounts.answers.users = .failure(ServiceError.noConnection)
        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.accounts.answers.users = .success([.ada])
        presenter.didTapRetry()
        await bench.clock.settle()

        let status = "Could not load users. No connection. Check your network and try again."
        #expect(
            spies.messages == beginning + [.showLoading(false), .showStatus(status), .showRetry(true)]
                + beginning + [.showLoading(false), .showEmails(["ada@example.com"]), .showStatus(nil)]
        )
    }

    @Test func `“Close” closes the sheet`() {
        let (presenter, spies, _) = makeNewScreen()

        presenter.didTapClose()

        #expect(spies.messages == [.close])
    }

    private let beginning: [NewScreenMessage] = [.showLoading(true), .showStatus(nil), .showRetry(false)]
}

private func makeNewScreen() -> (NewScreenPresenter, NewScreenSpies, Bench) {
    let bench = Bench()
    let spies = NewScreenSpies()
    let presenter = track(NewScreenPresenter(accounts: bench.accounts, clock: bench.clock))
    presenter.view = spies.view
    return (presenter, spies, bench)
}
