import Headless
import Screens
import Shared

/// The application, and the view of its presenter: shows Log in or the tabs in the window, and what belongs to no
/// screen.
final class AppDelegate: Application, AppViewInput {
    private let presenter: any AppViewOutput
    private let window: Window
    private let makeLogin: (any LoginDelegate) -> any ViewController
    private let makeTabs: (any LogOutDelegate) -> [Tab]
    private let makeScreen: (DeepLink) -> (any ViewController)?

    init(
        presenter: any AppViewOutput,
        window: Window,
        makeLogin: @escaping (any LoginDelegate) -> any ViewController,
        makeTabs: @escaping (any LogOutDelegate) -> [Tab],
        makeScreen: @escaping (DeepLink) -> (any ViewController)?
    ) {
        self.presenter = presenter
        self.window = window
        self.makeLogin = makeLogin
        self.makeTabs = makeTabs
        self.makeScreen = makeScreen
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
        window.setRoot(NavigationStack(root: makeLogin(delegate)))
    }

    func openTabs(landing: AppOptions.Landing, delegate: any LogOutDelegate) {
        window.setTabs(makeTabs(delegate), selected: landing.tab.index)
    }

    func openTabs(link: DeepLink, delegate: any LogOutDelegate) {
        let tabs = makeTabs(delegate)
        open(link, in: tabs)
        window.setTabs(tabs, selected: link.tab.index)
    }

    func openScreen(of link: DeepLink) {
        open(link, in: window.tabs)
        window.selectTab(link.tab.index)
        window.dismiss()
    }

    /// Opens the link's screen above the first screen of its tab.
    private func open(_ link: DeepLink, in tabs: [Tab]) {
        guard tabs.indices.contains(link.tab.index) else { return }
        tabs[link.tab.index].stack.popToRoot(thenPush: makeScreen(link))
    }
}
