import Headless
import Shared

/// Leads away from Dashboard.
final class DashboardRouter: DashboardRouting {
    weak var viewController: (any ViewController)?
    private weak var app: (any AppModuleInput)?
    private let services: Services

    init(services: Services, app: (any AppModuleInput)?) {
        self.services = services
        self.app = app
    }

    func openFeed(category: String) {
        viewController?.navigationStack?.push(FeedAssembly.make(category: category, services: services))
    }

    func openAddImage() {
        viewController?.present(AddImageAssembly.make(services: services))
    }

    func logOut() {
        app?.logOut()
    }
}
