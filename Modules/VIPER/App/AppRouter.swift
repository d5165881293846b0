import Headless
import Screens
import Shared

/// Opens Log in, the tabs and the screens of deep links.
final class AppRouter: AppRouting {
    /// The factories of the modules that the app opens.
    struct Factories {
        let makeLogin: (any LoginModuleOutput) -> any ViewController
        let makeDashboard: (any DashboardModuleOutput) -> (view: any ViewController, input: any DashboardModuleInput)
        let makePhotoList: (any PhotoListModuleOutput) -> (view: any ViewController, input: any PhotoListModuleInput)
        let makeUserList: (any UserListModuleOutput) -> any ViewController
        let makeFavorites: (any FavoritesModuleOutput) -> any ViewController
    }

    private let window: Window
    private let factories: Factories
    private weak var dashboard: (any DashboardModuleInput)?
    private weak var photoList: (any PhotoListModuleInput)?

    init(window: Window, factories: Factories) {
        self.window = window
        self.factories = factories
    }

    func openLogin(output: any LoginModuleOutput) {
        window.setRoot(NavigationStack(root: factories.makeLogin(output)))
    }

    func openTabs(landing: AppOptions.Landing, output: any TabsModuleOutput) {
        window.setTabs(makeTabs(output: output), selected: landing.tab.index)
    }

    func openTabs(link: DeepLink, output: any TabsModuleOutput) {
        let tabs = makeTabs(output: output)
        open(link, in: tabs)
        window.setTabs(tabs, selected: link.tab.index)
    }

    func open(_ link: DeepLink) {
        open(link, in: window.tabs)
        window.selectTab(link.tab.index)
        window.dismiss()
    }

    private func makeTabs(output: any TabsModuleOutput) -> [Tab] {
        let dashboard = factories.makeDashboard(output)
        let photoList = factories.makePhotoList(output)
        self.dashboard = dashboard.input
        self.photoList = photoList.input
        return [
            Tab(.dashboard, NavigationStack(root: dashboard.view)),
            Tab(.photos, NavigationStack(root: photoList.view)),
            Tab(.users, NavigationStack(root: factories.makeUserList(output))),
            Tab(.favorites, NavigationStack(root: factories.makeFavorites(output))),
        ]
    }

    /// Opens the link's screen above the first screen of its tab.
    private func open(_ link: DeepLink, in tabs: [Tab]) {
        switch link {
        case .users, .favorites:
            if tabs.indices.contains(link.tab.index) { tabs[link.tab.index].stack.popToRoot() }
        case .photo(let id): photoList?.openPhoto(id: id)
        case .category(let title): dashboard?.openFeed(category: title)
        }
    }
}
