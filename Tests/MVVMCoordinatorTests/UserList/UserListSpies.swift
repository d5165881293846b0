@testable import MVVMCoordinator

typealias UserListSpies = ScreenSpy<UserListViewModel, UserListExit>

enum UserListExit: Equatable {
    case didAskToLogOut
}

extension ScreenSpy: @MainActor UserListView where Model == UserListViewModel {}

extension UserListSpies {
    var exits: UserListViewModel.Exits {
        UserListViewModel.Exits(didAskToLogOut: { [weak self] in self?.take(.didAskToLogOut) })
    }
}
