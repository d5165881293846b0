@testable import MVVMCoordinator

typealias FavoritesSpies = ScreenSpy<FavoritesViewModel, Never>
