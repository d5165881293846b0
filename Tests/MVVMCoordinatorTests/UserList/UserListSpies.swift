@testable import MVVMCoordinator

typealias UserListSpies = ScreenSpy<UserListViewModel, Never>
