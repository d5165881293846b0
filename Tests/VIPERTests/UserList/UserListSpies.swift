@testable import VIPER

/// Stands in for the presenter's view, interactor and router at once, so that one list shows the order across them.
final class UserListRolesSpy: UserListView, UserListInteractorInput, UserListRouting {
    enum Message: Equatable {
        case showLoading(Bool)
        case showUsers([UserRow])
        case showStatus(String?)
        case showRetry(Bool)
        case fetchUsers
        case logOut
    }

    private(set) var messages: [Message] = []

    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showUsers(_ rows: [UserRow]) { messages.append(.showUsers(rows)) }
    func showStatus(_ text: String?) { messages.append(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { messages.append(.showRetry(isOffered)) }
    func fetchUsers() { messages.append(.fetchUsers) }
    func logOut() { messages.append(.logOut) }
}

/// Notes what the interactor reports.
final class UserListInteractorOutputSpy: UserListInteractorOutput {
    enum Message: Equatable {
        case didFetch([UserResponse])
        case didFailToFetchUsers(reason: String)
    }

    private(set) var messages: [Message] = []

    func didFetch(_ users: [UserResponse]) { messages.append(.didFetch(users)) }
    func didFailToFetchUsers(reason: String) { messages.append(.didFailToFetchUsers(reason: reason)) }
}

/// Notes what the view tells of Users.
final class UserListViewOutputSpy: UserListViewOutput {
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
