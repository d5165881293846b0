import Headless
import Screens
import Shared

/// Decides what the app opens with, keeps a deep link until the next login, logs out, and reports changes that
/// failed after their screens were left.
package final class AppController: Application, LoginDelegate, LogOutDelegate {
    private nonisolated enum Job: Hashable {
        case findSession
        case endSession
    }

    private enum Flow {
        case login
        case tabs
        /// The tabs are still shown while the session is being removed.
        case loggingOut
    }

    private let services: Services
    private let window: Window
    private let work: Work<Job>
    private var pendingLink: DeepLink?
    /// What is shown; `nil` until the saved session has been read.
    private var flow: Flow?

    /// Creates an app in the device's `window`; the caller must retain it.
    package init(services: Services, window: Window) {
        self.services = services
        self.window = window
        pendingLink = services.options.link
        work = Work(activity: services.activity)
    }

    package func start() {
        services.activity.orphanedFailures.observe { [weak self] change, failure in
            self?.report(failure, of: change)
        }
        work.run(.findSession) { [services] in
            try await services.sessions.current()
        } then: { [weak self] result in
            self?.finishStart(result)
        }
    }

    package func open(_ link: DeepLink) {
        guard flow == .tabs else {
            pendingLink = link
            return
        }
        window.dismissAlerts()
        open(link, in: window.tabs)
        window.selectTab(link.tab.index)
        window.dismiss()
    }

    func didLogIn() {
        openTabs()
    }

    func didAskToLogOut() {
        flow = .loggingOut
        window.isBusy = true
        work.write(.endSession) { [services] in
            try await services.sessions.remove()
        } then: { [weak self] result in
            self?.finishLogOut(result)
        }
    }

    private func finishStart(_ result: Result<Session?, Failure>) {
        switch result {
        case .success(.some): openTabs()
        case .success(.none), .failure: openLogin()
        }
    }

    private func finishLogOut(_ result: Result<Void, Failure>) {
        window.isBusy = false
        openLogin()
        if case .failure(let failure) = result, let reason = failure.reason {
            window.present(Alert(.logOutFailed(reason)))
        }
    }

    private func report(_ failure: Failure, of change: StoredChange) {
        if flow == .tabs, let reason = failure.reason { window.show(notice: NoticeText.couldNot(change, reason)) }
    }

    private func openLogin() {
        flow = .login
        window.hideNotice()
        let login = LoginViewController(
            accounts: services.accounts,
            sessions: services.sessions,
            policy: services.options.policy,
            afterSignup: services.options.afterSignup,
            activity: services.activity,
            delegate: self
        )
        window.setRoot(NavigationStack(root: login))
    }

    /// Opens the tabs at the pending link's screen, or else at the landing screen.
    private func openTabs() {
        flow = .tabs
        let tabs = makeTabs()
        let selected = pendingLink?.tab ?? services.options.landing.tab
        if let link = pendingLink { open(link, in: tabs) }
        pendingLink = nil
        window.setTabs(tabs, selected: selected.index)
    }

    private func makeTabs() -> [Tab] {
        let activity = services.activity
        let dashboard = makeDashboard()
        let photos = PhotoListViewController(repository: services.photos, activity: activity, logOutDelegate: self)
        let users = UserListViewController(accounts: services.accounts, activity: activity, logOutDelegate: self)
        let favorites = FavoritesViewController(favorites: services.favorites, activity: activity, logOutDelegate: self)
        return [
            Tab(.dashboard, NavigationStack(root: dashboard)),
            Tab(.photos, NavigationStack(root: photos)),
            Tab(.users, NavigationStack(root: users)),
            Tab(.favorites, NavigationStack(root: favorites)),
        ]
    }

    private func makeDashboard() -> any ViewController {
        DashboardViewController(
            catalog: services.catalog,
            pictures: services.pictures,
            addedPictures: services.addedPictures,
            feed: services.feed,
            favorites: services.favorites,
            clock: services.clock,
            activity: services.activity,
            logOutDelegate: self
        )
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
        case .photo(let id): PhotoViewController(id: id, repository: services.photos, activity: services.activity)
        case .category(let title):
            FeedViewController(
                category: title,
                feed: services.feed,
                favorites: services.favorites,
                activity: services.activity
            )
        }
    }
}
