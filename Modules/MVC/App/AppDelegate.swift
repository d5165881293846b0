import Headless
import Screens
import Shared

/// Decides what the app opens with, keeps a deep link until the next login, logs out, and reports changes that
/// failed after their screens were left.
package final class AppDelegate: Application, LoginDelegate, LogOutDelegate {
    private nonisolated enum Job: Hashable {
        case findSession
        case endSession
    }

    private let services: Services
    private let window: Window
    private let work: Work<Job>
    private var pendingLink: DeepLink?
    /// Whether the tabs are open, and no log-out is under way.
    private var acceptsLinks = false

    /// Creates an app in the device's `window`; the caller must retain it.
    package init(services: Services, window: Window) {
        self.services = services
        self.window = window
        pendingLink = services.options.link
        work = Work(clock: services.clock)
    }

    package func start() {
        services.clock.activity.orphanedFailures.observe { [weak self] change, failure in
            self?.report(failure, of: change)
        }
        work.run(.findSession) { [services] in
            try await services.sessions.current()
        } then: { [weak self] result in
            self?.finishStart(result)
        }
    }

    package func open(_ link: DeepLink) {
        guard acceptsLinks else {
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
        acceptsLinks = false
        window.isBusy = true
        work.write(.endSession) { [services] in
            try await services.sessions.remove()
        } then: { [weak self] result in
            self?.finishLogOut(result)
        }
    }

    private func finishStart(_ result: Result<Session?, any Error>) {
        switch result {
        case .success(.some): openTabs()
        case .success(.none), .failure: openLogin()
        }
    }

    private func finishLogOut(_ result: Result<Void, any Error>) {
        window.isBusy = false
        openLogin()
        if case .failure(let error) = result, let reason = Failure(error).reason {
            window.present(Alert(.logOutFailed(reason)))
        }
    }

    private func report(_ failure: Failure, of change: StoredChange) {
        if acceptsLinks, let notice = NoticeText.couldNot(change, failure) { window.show(notice: notice) }
    }

    private func openLogin() {
        acceptsLinks = false
        window.hideNotice()
        window.setRoot(NavigationStack(root: LoginViewController(services: services, delegate: self)))
    }

    /// Opens the tabs at the pending link's screen, or else at the landing screen.
    private func openTabs() {
        acceptsLinks = true
        let tabs = makeTabs()
        let selected = pendingLink?.tab ?? services.options.landing.tab
        if let link = pendingLink { open(link, in: tabs) }
        pendingLink = nil
        window.setTabs(tabs, selected: selected.index)
    }

    private func makeTabs() -> [Tab] {
        let dashboard = DashboardViewController(services: services, logOutDelegate: self)
        let photos = PhotoListViewController(services: services, logOutDelegate: self)
        let users = UserListViewController(services: services, logOutDelegate: self)
        let favorites = FavoritesViewController(services: services, logOutDelegate: self)
        return [
            Tab(.dashboard, NavigationStack(root: dashboard)),
            Tab(.photos, NavigationStack(root: photos)),
            Tab(.users, NavigationStack(root: users)),
            Tab(.favorites, NavigationStack(root: favorites)),
        ]
    }

    /// Opens the link's screen above the first screen of its tab.
    private func open(_ link: DeepLink, in tabs: [Tab]) {
        guard tabs.indices.contains(link.tab.index) else { return }
        tabs[link.tab.index].stack.popToRoot(thenPush: makeScreen(link))
    }

    /// Returns the screen of a link; `nil` if it is the first of its tab.
    private func makeScreen(_ link: DeepLink) -> (any ViewController)? {
        switch link {
        case .users, .favorites: nil
        case .photo(let id): PhotoViewController(id: id, services: services)
        case .category(let title): FeedViewController(category: title, services: services)
        }
    }
}
