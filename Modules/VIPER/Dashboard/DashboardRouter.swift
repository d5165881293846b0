import Headless

/// Opens feeds and sheets from the dashboard.
final class DashboardRouter: DashboardRouterInput {
    weak var viewController: (any ViewController)?
    private let makeFeed: (String) -> any ViewController
    private let makeAddImage: () -> any ViewController

    init(
        makeFeed: @escaping (String) -> any ViewController,
        makeAddImage: @escaping () -> any ViewController
    ) {
        self.makeFeed = makeFeed
        self.makeAddImage = makeAddImage
    }

    func openFeed(category: String) {
        viewController?.navigationStack?.push(makeFeed(category))
    }

    func openAddImage() {
        viewController?.present(makeAddImage())
    }
}
