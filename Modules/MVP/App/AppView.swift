import Headless
import Screens
import Shared

/// The application, and the view of its presenter: shows Log in or the tabs in the window, and what belongs to no
/// screen.
final class AppView: Application, AppViewInput {
    /// The factories of the screens that the app opens.
    struct Factories {
        let makeLogin: (any LoginDelegate) -> any ViewController
        let makeDashboard: (any LogOutDelegate) -> any ViewController
        let makePhotoList: (any LogOutDelegate) -> any ViewController
        let makeUserList: (any LogOutDelegate) -> any ViewController
        let makeFavorites: (any LogOutDelegate) -> any ViewController
        /// Returns the screen of a link; `nil` if it is the first of its tab.
        let makeScreen: (DeepLink) -> (any ViewController)?
    }

    private let presenter: any AppViewOutput
    private let window: Window
    private let factories: Factories

    init(presenter: any AppViewOutput, window: Window, factories: Factories) {
        self.presenter = presenter
        self.window = window
        self.factories = factories
    }

    func start() {
        presenter.didStart()
    }

    func open(_ link: DeepLink) {
        presenter.didReceive(link)
    }

    func showLoading(_ isLoading: Bool) {
        window.isBusy = isLoading
    }

    func showAlert(_ alert: AlertContent) {
        window.present(Alert(alert))
    }

    func showNotice(_ text: String) {
        window.show(notice: text)
    }

    func dismissAlerts() {
        window.dismissAlerts()
    }

    func hideNotice() {
        window.hideNotice()
    }

    func openLogin(delegate: any LoginDelegate) {
        window.setRoot(NavigationStack(root: factories.makeLogin(delegate)))
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
        tabs[link.tab.index].stack.popToRoot(thenPush: factories.makeScreen(link))
    }
}
