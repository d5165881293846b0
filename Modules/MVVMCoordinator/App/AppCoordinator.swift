import Headless
import Screens
import Shared

/// The flow of the whole app: either Log in or the tabs, one at a time; a deep link waits for the next login.
package final class AppCoordinator: Application, Coordinator {
    private enum Flow {
        case login(LoginCoordinator)
        case tabs(TabsCoordinator)
        /// The tabs are still shown while the session is being removed.
        case loggingOut(TabsCoordinator)
    }

    private let services: Services
    private let window: Window
    private let session: SessionKeeper
    private var pendingLink: DeepLink?
    /// What is shown; `nil` until the saved session has been read.
    private var flow: Flow?

    /// Creates an app in the device's `window`; the caller must retain it.
    package init(services: Services, window: Window) {
        self.services = services
        self.window = window
        session = SessionKeeper(sessions: services.sessions, activity: services.activity)
        pendingLink = services.options.link
        session.delegate = self
    }

    package func start() {
        services.activity.orphanedFailures.observe { [weak self] change, failure in
            self?.report(failure, of: change)
        }
        session.findSession()
    }

    package func open(_ link: DeepLink) {
        if case .tabs(let tabs) = flow { tabs.open(link) } else { pendingLink = link }
    }
}

extension AppCoordinator: SessionKeeperDelegate {
    func didFindSession() {
        openTabs()
    }

    func didFindNoSession() {
        openLogin()
    }

    func willEndSession() {
        guard case .tabs(let tabs) = flow else { return }
        flow = .loggingOut(tabs)
        window.isBusy = true
    }

    func didEndSession() {
        finishLogOut()
    }

    func didFailToEndSession(_ failure: Failure) {
        finishLogOut()
        if let reason = failure.reason { window.present(Alert(.logOutFailed(reason))) }
    }
}

extension AppCoordinator {
    private func finishLogOut() {
        window.isBusy = false
        openLogin()
    }

    private func openLogin() {
        window.hideNotice()
        let stack = NavigationStack()
        let login = LoginCoordinator(
            services: services,
            router: StackRouter(stack),
            exits: LoginCoordinator.Exits(didLogIn: { [weak self] in self?.openTabs() })
        )
        flow = .login(login)
        login.start()
        window.setRoot(stack)
    }

    private func openTabs() {
        let tabs = TabsCoordinator(services: services, session: session, window: window, link: pendingLink)
        pendingLink = nil
        flow = .tabs(tabs)
        tabs.start()
    }

    private func report(_ failure: Failure, of change: StoredChange) {
        guard case .tabs = flow, let reason = failure.reason else { return }
        window.updateIfNeeded()
        window.show(notice: NoticeText.couldNot(change, reason))
    }
}
