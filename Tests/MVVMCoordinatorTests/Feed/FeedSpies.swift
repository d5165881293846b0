@testable import MVVMCoordinator

/// A feed has no exits.
typealias FeedSpies = ScreenSpy<FeedViewModel, Never>

extension ScreenSpy: @MainActor FeedView where Model == FeedViewModel {}
