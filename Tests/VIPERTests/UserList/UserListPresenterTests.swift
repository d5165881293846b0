import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct UserListPresenterTests {
    @Test func `The users are fetched and shown in the order of the service`() {
        let (presenter, roles) = makeUserList()

        presenter.viewDidLoad()
        presenter.didFetch([.grace, .ada])

        #expect(roles.messages == beginning + [.showLoading(false), .showUsers([.grace, .ada]), .showStatus(nil)])
    }

    @Test func `No users are said in words`() {
        let (presenter, roles) = makeUserList()

        presenter.didFetch([])

        #expect(roles.messages == [.showLoading(false), .showUsers([]), .showStatus(StatusText.noUsers)])
    }

    @Test func `A failure gives its reason and offers another try, which may succeed`() {
        let (presenter, roles) = makeUserList()
        presenter.didFailToFetchUsers(reason: "No connection.")

        presenter.didTapRetry()
        presenter.didFetch([.ada])

        #expect(
            roles.messages
                == [.showLoading(false), .showStatus("Could not load users. No connection."), .showRetry(true)]
                + beginning + [.showLoading(false), .showUsers([.ada]), .showStatus(nil)]
        )
    }

    @Test func `Log out is passed on`() {
        let (presenter, roles) = makeUserList()

        presenter.didTapLogOut()

        #expect(roles.messages == [.logOut])
    }

    private let beginning: [UserListRolesSpy.Message] = [
        .showStatus(nil), .showRetry(false), .showLoading(true), .fetchUsers,
    ]
}

private func makeUserList() -> (UserListPresenter, UserListRolesSpy) {
    let roles = track(UserListRolesSpy())
    let presenter = track(UserListPresenter(interactor: roles, router: roles))
    presenter.view = roles
    return (presenter, roles)
}
