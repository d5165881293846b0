import Headless
import Shared

/// Opens feeds and sheets from the dashboard.
final class DashboardRouter: DashboardRouting {
    weak var viewController: (any ViewController)?
    private let services: Services

    init(services: Services) {
        self.services = services
    }

    func openFeed(category: String) {
        viewController?.navigationStack?.push(FeedAssembly.make(category: category, services: services))
    }

    func openAddImage() {
        viewController?.present(AddImageAssembly.make(services: services))
    }
}
