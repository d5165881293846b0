import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct UserListPresenterTests {
    @Test func `The users show in the service's order`() async {
        let (presenter, spies, bench) = makeUserList()
        bench.accounts.answers.users = .success([.grace, .ada])

        presenter.viewDidLoad()
        await bench.clock.settle()

        spies.messages.expect(beginning + [.showLoading(false), .showUsers([.grace, .ada]), .showStatus(nil)])
        bench.accounts.messages.expect([.users])
    }

    @Test func `An empty list shows “No users yet”`() async {
        let (presenter, spies, bench) = makeUserList()

        presenter.viewDidLoad()
        await bench.clock.settle()

        spies.messages.expect(beginning + [.showLoading(false), .showUsers([]), .showStatus(StatusText.noUsers)])
    }

    @Test func `A failed load shows its reason and Retry, which loads again`() async {
        let (presenter, spies, bench) = makeUserList()
        bench.accounts.answers.users = .failure(ServiceError.noConnection)
        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.accounts.answers.users = .success([.ada])
        presenter.didTapRetry()
        await bench.clock.settle()

        let status = "Could not load users. No connection. Check your network and try again."
        spies.messages.expect(
            beginning + [.showLoading(false), .showStatus(status), .showRetry(true)]
                + beginning + [.showLoading(false), .showUsers([.ada]), .showStatus(nil)]
        )
    }

    @Test func `A second tap while busy sends no request`() async {
        let (presenter, spies, bench) = makeUserList()
        bench.accounts.hold()

        presenter.viewDidLoad()
        presenter.didTapRetry()
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        bench.accounts.messages.expect([.users])
        spies.messages.expect(beginning + [.showLoading(false), .showUsers([]), .showStatus(StatusText.noUsers)])
    }

    @Test func `A canceled load ends the busy state and offers Retry`() async {
        let (presenter, spies, bench) = makeUserList()
        bench.accounts.answers.users = .failure(CancellationError())

        presenter.viewDidLoad()
        await bench.clock.settle()

        spies.messages.expect(beginning + [.showLoading(false), .showStatus(nil), .showRetry(true)])
    }

    @Test func `Log out reaches the app`() {
        let (presenter, spies, _) = makeUserList()

        presenter.didTapLogOut()

        spies.messages.expect([.didAskToLogOut])
    }

    private let beginning: [UserListMessage] = [.showLoading(true), .showStatus(nil), .showRetry(false)]
}

private func makeUserList() -> (UserListPresenter, UserListSpies, Bench) {
    let bench = Bench()
    let spies = UserListSpies()
    let presenter = track(
        UserListPresenter(
            accounts: bench.accounts,
            activity: bench.clock.activity,
            logOutDelegate: spies.logOutDelegate
        )
    )
    presenter.view = spies.view
    return (presenter, spies, bench)
}
