@testable import MVVMCoordinator

typealias DashboardSpies = ScreenSpy<DashboardViewModel, DashboardExit>

enum DashboardExit: Equatable {
    case didChooseCategory(String)
    case didAskToAddImage
}

extension DashboardSpies {
    var exits: DashboardViewModel.Exits {
        DashboardViewModel.Exits(
            didChooseCategory: { [weak self] title in self?.take(.didChooseCategory(title)) },
            didAskToAddImage: { [weak self] in self?.take(.didAskToAddImage) }
        )
    }
}
