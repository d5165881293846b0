import Headless
import Screens
import Shared

/// The flow of the whole app: either Log in or the tabs, one at a time; a deep link waits for the next login.
package final class AppCoordinator: Application, Coordinator {
    private let services: Services
    private let window: Window
    private var session: SessionViewModel?
    private var pendingLink: DeepLink?
    private var children: [any Coordinator] = []
    /// The tabs, unless a log-out is under way.
    private weak var tabs: TabsCoordinator?

    /// An app in the device's `window`; the caller must retain it.
    package init(services: Services, window: Window) {
        self.services = services
        self.window = window
        pendingLink = services.options.link
        session = SessionViewModel(
            sessions: services.sessions,
            clock: services.clock,
            exits: SessionViewModel.Exits(
                didFindSession: { [weak self] in self?.openTabs() },
                didFindNoSession: { [weak self] in self?.openLogin() },
                didEndSession: { [weak self] in self?.openLogin() },
                didFailToEndSession: { [weak self] alert in self?.openLogin(showing: alert) }
            )
        )
    }

    package func start() {
        session?.start()
    }

    package func open(_ link: DeepLink) {
        if let tabs { tabs.open(link) } else { pendingLink = link }
    }

    private func openLogin(showing alert: AlertContent? = nil) {
        tabs = nil
        window.hideNotice()
        let stack = NavigationStack()
        let login = LoginCoordinator(
            services: services,
            stack: stack,
            exits: LoginCoordinator.Exits(didLogIn: { [weak self] in self?.openTabs() })
        )
        children = [login]
        login.start()
        window.setRoot(stack)
        if let alert { window.present(Alert(alert)) }
    }

    private func openTabs() {
        let tabs = TabsCoordinator(
            services: services,
            window: window,
            link: pendingLink,
            exits: TabsCoordinator.Exits(
                didAskToLogOut: { [weak self] in self?.logOut() },
                didFailAfterLeaving: { [weak self] notice in self?.show(notice) }
            )
        )
        pendingLink = nil
        self.tabs = tabs
        children = [tabs]
        tabs.start()
    }

    private func logOut() {
        tabs = nil
        session?.logOut()
    }

    private func show(_ notice: String?) {
        if tabs != nil, let notice { window.show(notice: notice) }
    }
}
