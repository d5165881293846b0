import Headless
import Screens
import Shared

/// Opens Log in, the tabs and the screens of deep links.
final class AppRouter: AppRouterInput {
    /// The factories of the modules that the app opens.
    struct Factories {
        let makeLogin: (any LoginModuleOutput) -> any ViewController
        let makeDashboard: (any LogOutDelegate) -> any ViewController
        let makePhotoList: (any LogOutDelegate) -> any ViewController
        let makeUserList: (any LogOutDelegate) -> any ViewController
        let makeFavorites: (any LogOutDelegate) -> any ViewController
        let makeFeed: (String) -> any ViewController
        let makePhoto: (Int) -> any ViewController
    }

    private let window: Window
    private let factories: Factories

    init(window: Window, factories: Factories) {
        self.window = window
        self.factories = factories
    }

    func openLogin(output: any LoginModuleOutput) {
        window.setRoot(NavigationStack(root: factories.makeLogin(output)))
    }

    func openTabs(landing: AppOptions.Landing, logOutDelegate: any LogOutDelegate) {
        window.setTabs(makeTabs(logOutDelegate: logOutDelegate), selected: landing.tab.index)
    }

    func openTabs(link: DeepLink, logOutDelegate: any LogOutDelegate) {
        let tabs = makeTabs(logOutDelegate: logOutDelegate)
        open(link, in: tabs)
        window.setTabs(tabs, selected: link.tab.index)
    }

    func openScreen(of link: DeepLink) {
        open(link, in: window.tabs)
        window.selectTab(link.tab.index)
        window.dismiss()
    }

    private func makeTabs(logOutDelegate: any LogOutDelegate) -> [Tab] {
        [
            Tab(.dashboard, NavigationStack(root: factories.makeDashboard(logOutDelegate))),
            Tab(.photos, NavigationStack(root: factories.makePhotoList(logOutDelegate))),
            Tab(.users, NavigationStack(root: factories.makeUserList(logOutDelegate))),
            Tab(.favorites, NavigationStack(root: factories.makeFavorites(logOutDelegate))),
        ]
    }

    /// Opens the link's screen above the first screen of its tab.
    private func open(_ link: DeepLink, in tabs: [Tab]) {
        guard tabs.indices.contains(link.tab.index) else { return }
        tabs[link.tab.index].stack.popToRoot(thenPush: makeScreen(of: link))
    }

    /// Returns the screen of a link; `nil` if it is the first of its tab.
    private func makeScreen(of link: DeepLink) -> (any ViewController)? {
        switch link {
        case .users, .favorites: nil
        case .photo(let id): factories.makePhoto(id)
        case .category(let title): factories.makeFeed(title)
        }
    }
}
