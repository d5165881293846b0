@testable import MVP

/// Notes what the presenter has Users show.
final class UserListViewSpy: UserListView {
    enum Message: Equatable {
        case showLoading(Bool)
        case showUsers([UserRow])
        case showStatus(String?)
        case showRetry(Bool)
        case logOut
    }

    private(set) var messages: [Message] = []

    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showUsers(_ rows: [UserRow]) { messages.append(.showUsers(rows)) }
    func showStatus(_ text: String?) { messages.append(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { messages.append(.showRetry(isOffered)) }
    func logOut() { messages.append(.logOut) }
}

/// Notes what the view tells of Users.
final class UserListPresenterSpy: UserListPresenting {
    enum Message: Equatable {
        case viewDidLoad
        case didTapRetry
        case didTapLogOut
    }

    private(set) var messages: [Message] = []

    func viewDidLoad() { messages.append(.viewDidLoad) }
    func didTapRetry() { messages.append(.didTapRetry) }
    func didTapLogOut() { messages.append(.didTapLogOut) }
}
