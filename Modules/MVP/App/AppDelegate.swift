import Headless
import Screens
import Shared

/// The application, and the view of its presenter: shows Log in or the tabs in the window, and what belongs to no
/// screen.
final class AppDelegate: Application, AppView {
    private let presenter: any AppPresenting
    private let window: Window
    private let makeLogin: (any LoginDelegate) -> any ViewController
    private let makeTabs: (any TabsDelegate) -> [Tab]
    private let makeScreen: (DeepLink, any ChangeDelegate) -> (any ViewController)?

    init(
        presenter: any AppPresenting,
        window: Window,
        makeLogin: @escaping (any LoginDelegate) -> any ViewController,
        makeTabs: @escaping (any TabsDelegate) -> [Tab],
        makeScreen: @escaping (DeepLink, any ChangeDelegate) -> (any ViewController)?
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

    func openTabs(landing: AppOptions.Landing, delegate: any TabsDelegate) {
        window.setTabs(makeTabs(delegate), selected: landing.tab.index)
    }

    func openTabs(link: DeepLink, delegate: any TabsDelegate) {
        let tabs = makeTabs(delegate)
        open(link, in: tabs, changeDelegate: delegate)
        window.setTabs(tabs, selected: link.tab.index)
    }

    func open(_ link: DeepLink, changeDelegate: any ChangeDelegate) {
        open(link, in: window.tabs, changeDelegate: changeDelegate)
        window.selectTab(link.tab.index)
        window.dismiss()
    }

    /// Opens the link's screen above the first screen of its tab.
    private func open(_ link: DeepLink, in tabs: [Tab], changeDelegate: any ChangeDelegate) {
        guard tabs.indices.contains(link.tab.index) else { return }
        tabs[link.tab.index].stack.popToRoot(thenPush: makeScreen(link, changeDelegate))
    }
}
