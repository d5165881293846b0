import Shared

@testable import MVVMCoordinator

typealias FeedSpies = ScreenSpy<FeedViewModel, FeedExit>

enum FeedExit: Equatable {
    case didFailAfterLeaving(StoredChange, Failure)
}

extension FeedSpies {
    var exits: FeedViewModel.Exits {
        FeedViewModel.Exits(
            didFailAfterLeaving: { [weak self] in self?.take(.didFailAfterLeaving($0, $1)) }
        )
    }
}
