import TestSupport
import Testing

@testable import MVP

/// The calls between the roles of this screen.
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
    case session(SessionDelegateSpy.Message)
}

/// The doubles around a presenter, which holds them weakly.
final class UserListSpies {
    private let log = SpyLog<UserListMessage>()
    let view: UserListViewSpy
    let sessionDelegate: SessionDelegateSpy

    init() {
        view = track(UserListViewSpy(log))
        sessionDelegate = track(SessionDelegateSpy { [log] in log.add(.session($0)) })
    }

    var messages: [UserListMessage] { log.messages }
}

final class UserListViewSpy: UserListView {
    private let log: SpyLog<UserListMessage>

    init(_ log: SpyLog<UserListMessage>) {
        self.log = log
    }

    func showLoading(_ isLoading: Bool) { log.add(.showLoading(isLoading)) }
    func showUsers(_ rows: [UserRow]) { log.add(.showUsers(rows)) }
    func showStatus(_ text: String?) { log.add(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { log.add(.showRetry(isOffered)) }
}

final class UserListPresenterSpy: UserListPresenting {
    private let log: SpyLog<UserListMessage>

    init(_ log: SpyLog<UserListMessage>) {
        self.log = log
    }

    func viewDidLoad() { log.add(.viewDidLoad) }
    func didTapRetry() { log.add(.didTapRetry) }
    func didTapLogOut() { log.add(.didTapLogOut) }
}
