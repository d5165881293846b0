import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct UserListPresenterTests {
    @Test func `Users are shown by first and last name, in the service's order`() {
        let (presenter, spies) = makeUserList()

        presenter.viewDidLoad()
        presenter.didBeginLoadingUsers()
        presenter.didLoadUsers([.grace, .ada])

        spies.messages.expect(beginning + [.showLoading(false), .showUsers([.grace, .ada]), .showStatus(nil)])
    }

    @Test func `An empty list shows a status`() {
        let (presenter, spies) = makeUserList()

        presenter.didLoadUsers([])

        spies.messages.expect([.showLoading(false), .showUsers([]), .showStatus(StatusText.noUsers)])
    }

    @Test func `A failure shows its reason and Retry, which a new request hides`() {
        let (presenter, spies) = makeUserList()
        presenter.didFailToLoadUsers(.notFound)

        presenter.didTapRetry()
        presenter.didBeginLoadingUsers()
        presenter.didLoadUsers([.ada])

        spies.messages.expect(
            [.showLoading(false), .showStatus("Could not load users. Not found."), .showRetry(true)]
                + beginning + [.showLoading(false), .showUsers([.ada]), .showStatus(nil)]
        )
    }

    @Test func `A request canceled elsewhere offers Retry without a reason`() {
        let (presenter, spies) = makeUserList()

        presenter.didFailToLoadUsers(.canceled)

        spies.messages.expect([.showLoading(false), .showStatus(nil), .showRetry(true)])
    }

    @Test func `“Log out” is reported to the app`() {
        let (presenter, spies) = makeUserList()

        presenter.didTapLogOut()

        spies.messages.expect([.didAskToLogOut])
    }

    private let beginning: [UserListMessage] = [
        .loadUsers, .showLoading(true), .showStatus(nil), .showRetry(false),
    ]
}

private func makeUserList() -> (UserListPresenter, UserListSpies) {
    let spies = UserListSpies()
    let presenter = track(UserListPresenter(interactor: spies.interactor, logOutDelegate: spies.logOutDelegate))
    presenter.view = spies.view
    return (presenter, spies)
}
