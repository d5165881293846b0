@testable import MVVMCoordinator

typealias FeedSpies = ScreenSpy<FeedViewModel, Never>
