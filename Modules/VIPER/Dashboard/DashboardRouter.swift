import Headless
import Shared

/// Opens feeds and sheets from the dashboard.
final class DashboardRouter: DashboardRouting {
    weak var viewController: (any ViewController)?
    private weak var app: (any AppModuleInput)?
    private let services: Services

    init(services: Services, app: any AppModuleInput) {
        self.services = services
        self.app = app
    }

    func openFeed(category: String) {
        guard let app else { return }
        viewController?.navigationStack?.push(FeedAssembly.make(category: category, services: services, app: app))
    }

    func openAddImage() {
        guard let app else { return }
        viewController?.present(AddImageAssembly.make(services: services, app: app))
    }
}
