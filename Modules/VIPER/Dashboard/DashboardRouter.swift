import Headless

/// Opens feeds and sheets from the dashboard.
final class DashboardRouter: DashboardRouting {
    weak var viewController: (any ViewController)?
    private let makeFeed: (String, any FeedModuleOutput) -> any ViewController
    private let makeAddImage: (any AddImageModuleOutput) -> any ViewController

    init(
        makeFeed: @escaping (String, any FeedModuleOutput) -> any ViewController,
        makeAddImage: @escaping (any AddImageModuleOutput) -> any ViewController
    ) {
        self.makeFeed = makeFeed
        self.makeAddImage = makeAddImage
    }

    func openFeed(category: String, output: any FeedModuleOutput) {
        viewController?.navigationStack?.popToRoot(thenPush: makeFeed(category, output))
    }

    func openAddImage(output: any AddImageModuleOutput) {
        viewController?.present(makeAddImage(output))
    }
}
