import Shared
import TestSupport
import Testing

@testable import VIPER

/// A call to a role of Users.
enum UserListMessage: Equatable {
    case showLoading(Bool)
    case showUsers([UserRow])
    case showStatus(String?)
    case showRetry(Bool)

    case viewDidLoad
    case didTapRetry
    case didTapLogOut

    case loadUsers

    case didBeginLoadingUsers
    case didLoadUsers([UserResponse])
    case didFailToLoadUsers(Failure)

    case didAskToLogOut
}

/// The roles around the presenter, with one log.
struct UserListSpies {
    let view: UserListViewSpy
    let interactor: UserListInteractorSpy
    let logOutDelegate: LogOutDelegateSpy

    init() {
        view = track(UserListViewSpy())
        interactor = track(UserListInteractorSpy()).sharing(view.log)
        logOutDelegate = track(LogOutDelegateSpy { [view] in view.record(.didAskToLogOut) })
    }

    var messages: [UserListMessage] { view.messages }
}

final class UserListViewSpy: UserListViewInput, Spy {
    var log = MessageLog<UserListMessage>()

    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showUsers(_ rows: [UserRow]) { record(.showUsers(rows)) }
    func showStatus(_ text: String?) { record(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { record(.showRetry(isOffered)) }
}

final class UserListViewOutputSpy: UserListViewOutput, Spy {
    var log = MessageLog<UserListMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func didTapRetry() { record(.didTapRetry) }
    func didTapLogOut() { record(.didTapLogOut) }
}

final class UserListInteractorSpy: UserListInteractorInput, Spy {
    var log = MessageLog<UserListMessage>()

    func loadUsers() { record(.loadUsers) }
}

final class UserListInteractorOutputSpy: UserListInteractorOutput, Spy {
    var log = MessageLog<UserListMessage>()

    func didBeginLoadingUsers() { record(.didBeginLoadingUsers) }
    func didLoadUsers(_ users: [UserResponse]) { record(.didLoadUsers(users)) }
    func didFailToLoadUsers(_ failure: Failure) { record(.didFailToLoadUsers(failure)) }
}
