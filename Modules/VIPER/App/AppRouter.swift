import Headless
import Screens
import Shared

/// Puts the first screens on the device.
final class AppRouter: AppRouting {
    /// The module this router belongs to, for the modules it opens.
    weak var app: (any AppModuleInput)?
    private let services: Services
    private let window: Window

    init(services: Services, window: Window) {
        self.services = services
        self.window = window
    }

    func openLogin() {
        window.hideNotice()
        window.setRoot(NavigationStack(root: LoginAssembly.make(services: services, app: app)))
    }

    func openTabs(landing: AppOptions.Landing) {
        window.setTabs(makeTabs(), selected: landing.tab.index)
    }

    func openTabs(link: DeepLink) {
        let tabs = makeTabs()
        open(link, in: tabs)
        window.setTabs(tabs, selected: link.tab.index)
    }

    func open(_ link: DeepLink) {
        open(link, in: window.tabs)
        window.dismissAlerts()
        window.selectTab(link.tab.index)
        window.dismiss()
    }

    func show(_ alert: AlertContent) {
        window.present(Alert(alert))
    }

    private func makeTabs() -> [Tab] {
        [
            Tab(.dashboard, NavigationStack(root: DashboardAssembly.make(services: services, app: app))),
            Tab(.photos, NavigationStack(root: PhotoListAssembly.make(services: services, app: app))),
            Tab(.users, NavigationStack(root: UserListAssembly.make(services: services, app: app))),
            Tab(.favorites, NavigationStack(root: FavoritesAssembly.make(services: services, app: app))),
        ]
    }

    /// Opens what the link names above the first screen of its tab.
    private func open(_ link: DeepLink, in tabs: [Tab]) {
        guard tabs.indices.contains(link.tab.index) else { return }
        let stack = tabs[link.tab.index].stack
        switch link {
        case .users, .favorites: stack.popToRoot()
        case .photo(let id): stack.popToRoot(thenPush: PhotoAssembly.make(id: id, services: services))
        case .category(let title): stack.popToRoot(thenPush: FeedAssembly.make(category: title, services: services))
        }
    }
}
