@testable import MVVMCoordinator

typealias FavoritesSpies = ScreenSpy<FavoritesViewModel, FavoritesExit>

enum FavoritesExit: Equatable {
    case didAskToLogOut
}

extension ScreenSpy: @MainActor FavoritesView where Model == FavoritesViewModel {}

extension FavoritesSpies {
    var exits: FavoritesViewModel.Exits {
        FavoritesViewModel.Exits(didAskToLogOut: { [weak self] in self?.take(.didAskToLogOut) })
    }
}
