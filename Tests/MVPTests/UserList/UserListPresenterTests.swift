import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct UserListPresenterTests {
    @Test func `The users are fetched and shown in the order of the service`() async {
        let (presenter, view, bench) = makeUserList()
        bench.accounts.answers.users = .success([.grace, .ada])

        presenter.viewDidLoad()
        await bench.clock.settle()

        #expect(view.messages == beginning + [.showLoading(false), .showUsers([.grace, .ada]), .showStatus(nil)])
        #expect(bench.accounts.messages == [.users])
    }

    @Test func `No users are said in words`() async {
        let (presenter, view, bench) = makeUserList()

        presenter.viewDidLoad()
        await bench.clock.settle()

        #expect(
            view.messages == beginning + [.showLoading(false), .showUsers([]), .showStatus(StatusText.noUsers)]
        )
    }

    @Test func `A failure gives its reason and offers another try, which may succeed`() async {
        let (presenter, view, bench) = makeUserList()
        bench.accounts.answers.users = .failure(ServiceError.noConnection)
        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.accounts.answers.users = .success([.ada])
        presenter.didTapRetry()
        await bench.clock.settle()

        let status = "Could not load users. No connection. Check your network and try again."
        #expect(
            view.messages == beginning + [.showLoading(false), .showStatus(status), .showRetry(true)]
                + beginning + [.showLoading(false), .showUsers([.ada]), .showStatus(nil)]
        )
    }

    @Test func `A second tap while busy sends nothing`() async {
        let (presenter, view, bench) = makeUserList()
        bench.accounts.hold()

        presenter.viewDidLoad()
        presenter.didTapRetry()
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(bench.accounts.messages == [.users])
        #expect(view.messages.filter { $0 == .showUsers([]) } == [.showUsers([])])
    }

    @Test func `Log out is passed on`() {
        let (presenter, view, _) = makeUserList()

        presenter.didTapLogOut()

        #expect(view.messages == [.logOut])
    }

    private let beginning: [UserListViewSpy.Message] = [.showStatus(nil), .showRetry(false), .showLoading(true)]
}

private func makeUserList() -> (UserListPresenter, UserListViewSpy, Bench) {
    let bench = Bench()
    let view = track(UserListViewSpy())
    let presenter = track(UserListPresenter(accounts: bench.accounts, clock: bench.clock))
    presenter.view = view
    return (presenter, view, bench)
}
