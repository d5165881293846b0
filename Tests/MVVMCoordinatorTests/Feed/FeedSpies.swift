@testable import MVVMCoordinator

typealias FeedSpies = ScreenSpy<FeedViewModel, FeedExit>

enum FeedExit: Equatable {
    case didFailAfterLeaving(String?)
}

extension ScreenSpy: @MainActor FeedView where Model == FeedViewModel {}

extension FeedSpies {
    var exits: FeedViewModel.Exits {
        FeedViewModel.Exits(
            didFailAfterLeaving: { [weak self] notice in self?.take(.didFailAfterLeaving(notice)) }
        )
    }
}
