import Headless
import Shared

/// Puts the first screens on the device.
final class AppRouter: AppRouting {
    /// The module this router belongs to, for the modules it opens.
    weak var app: (any AppModuleInput)?
    private let services: Services
    private let navigator: Navigator

    init(services: Services, navigator: Navigator) {
        self.services = services
        self.navigator = navigator
    }

    func openLogin() {
        navigator.clearMessages()
        navigator.setRoot(LoginAssembly.make(services: services, app: app))
    }

    func openTabs(first landing: AppOptions.Landing) {
        openTabs(first: landing.tab)
    }

    func openTabs(first link: DeepLink) {
        navigator.together {
            openTabs(first: link.tab)
            open(link)
        }
    }

    func show(_ alert: AlertContent) {
        navigator.show(Alert(alert))
    }

    private func openTabs(first: Tab.Name) {
        navigator.setTabs(
            [
                Tab(.dashboard, root: DashboardAssembly.make(services: services, app: app)),
                Tab(.photos, root: PhotoListAssembly.make(services: services, app: app)),
                Tab(.users, root: UserListAssembly.make(services: services, app: app)),
                Tab(.favorites, root: FavoritesAssembly.make(services: services, app: app)),
            ],
            selected: first.index
        )
    }

    /// Opens what the link names above its tab.
    private func open(_ link: DeepLink) {
        switch link {
        case .users, .favorites: break
        case .photo(let id): navigator.push(PhotoAssembly.make(id: id, services: services))
        case .category(let title): navigator.push(FeedAssembly.make(category: title, services: services))
        }
    }
}
