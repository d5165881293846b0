import Headless
import Screens
import Shared

/// Opens Log in, the tabs and the screens of deep links.
final class AppRouter: AppRouting {
    private let services: Services
    private let window: Window

    init(services: Services, window: Window) {
        self.services = services
        self.window = window
    }

    func openLogin(output: any LoginModuleOutput) {
        window.hideNotice()
        window.setRoot(NavigationStack(root: LoginAssembly.make(services: services, output: output)))
    }

    func openTabs(landing: AppOptions.Landing, app: any AppModuleInput) {
        window.setTabs(makeTabs(app: app), selected: landing.tab.index)
    }

    func openTabs(link: DeepLink, app: any AppModuleInput) {
        let tabs = makeTabs(app: app)
        open(link, in: tabs, app: app)
        window.setTabs(tabs, selected: link.tab.index)
    }

    func open(_ link: DeepLink, app: any AppModuleInput) {
        open(link, in: window.tabs, app: app)
        window.dismissAlerts()
        window.selectTab(link.tab.index)
        window.dismiss()
    }

    private func makeTabs(app: any AppModuleInput) -> [Tab] {
        [
            Tab(.dashboard, NavigationStack(root: DashboardAssembly.make(services: services, app: app))),
            Tab(.photos, NavigationStack(root: PhotoListAssembly.make(services: services, app: app))),
            Tab(.users, NavigationStack(root: UserListAssembly.make(services: services, app: app))),
            Tab(.favorites, NavigationStack(root: FavoritesAssembly.make(services: services, app: app))),
        ]
    }

    /// Opens the link's screen above the first screen of its tab.
    private func open(_ link: DeepLink, in tabs: [Tab], app: any AppModuleInput) {
        guard tabs.indices.contains(link.tab.index) else { return }
        let stack = tabs[link.tab.index].stack
        switch link {
        case .users, .favorites: stack.popToRoot()
        case .photo(let id):
            stack.popToRoot(thenPush: PhotoAssembly.make(id: id, services: services, app: app))
        case .category(let title):
            stack.popToRoot(thenPush: FeedAssembly.make(category: title, services: services, app: app))
        }
    }
}
