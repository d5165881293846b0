import Shared
import TestSupport
import Testing

@testable import MVP

/// A call to a role of this screen.
enum UserListMessage: Equatable {
    // To the view
    case showLoading(Bool)
    case showUsers([UserRow])
    case showStatus(String?)
    case showRetry(Bool)

    // To the presenter
    case viewDidLoad
    case didTapRetry
    case didTapLogOut

    // To the app
    case didAskToLogOut
}

/// The roles around the presenter, with one log.
struct UserListSpies {
    let view = track(UserListViewSpy())
    let logOutDelegate: LogOutDelegateSpy

    init() {
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

final class UserListPresenterSpy: UserListViewOutput, Spy {
    var log = MessageLog<UserListMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func didTapRetry() { record(.didTapRetry) }
    func didTapLogOut() { record(.didTapLogOut) }
}
