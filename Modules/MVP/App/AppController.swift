import Headless
import Screens
import Shared

/// The app object: opens Log in or the tabs, keeps a deep link until the next login, ends the session, and shows a notice
/// for a screen that was left.
package final class AppController: Application, SessionDelegate, ChangeDelegate {
    private nonisolated enum Job: Hashable {
        case findSession
        case endSession
    }

    private let services: Services
    private let window: Window
    private let work: Work<Job>
    private var pendingLink: DeepLink?
    /// Whether the tabs are open, and no log-out is under way.
    private var isLoggedIn = false

    /// An app in the device's `window`; the caller must retain it.
    package init(services: Services, window: Window) {
        self.services = services
        self.window = window
        work = Work(clock: services.clock)
        pendingLink = services.options.link
    }

    package func start() {
        work.run(.findSession) { [sessions = services.sessions] in
            try await sessions.current()
        } then: { [weak self] result in
            self?.finishStart(result)
        }
    }

    package func open(_ link: DeepLink) {
        if isLoggedIn { openInTabs(link) } else { pendingLink = link }
    }

    func didLogIn() {
        openTabs()
    }

    func didAskToLogOut() {
        isLoggedIn = false
        work.write(.endSession) { [sessions = services.sessions] in
            try await sessions.remove()
        } then: { [weak self] result in
            self?.finishLogOut(result)
        }
    }

    func didFailAfterLeaving(_ change: StoredChange, _ failure: Failure) {
        if isLoggedIn, let notice = NoticeText.couldNot(change, failure) { window.show(notice: notice) }
    }

    private func finishStart(_ result: Result<Session?, any Error>) {
        switch result {
        case .success(.some): openTabs()
        case .success(.none), .failure: openLogin()
        }
    }

    private func finishLogOut(_ result: Result<Void, any Error>) {
        openLogin()
        if case .failure(let error) = result, let reason = Failure(error).reason {
            window.present(Alert(.logOutFailed(reason)))
        }
    }

    private func openLogin() {
        isLoggedIn = false
        window.hideNotice()
        window.setRoot(NavigationStack(root: LoginAssembly.make(services: services, sessionDelegate: self)))
    }

    /// Opens the tabs at the pending link's screen, or else at the landing screen.
    private func openTabs() {
        isLoggedIn = true
        let link = pendingLink
        pendingLink = nil
        let tabs = makeTabs()
        if let link { open(link, in: tabs) }
        window.setTabs(tabs, selected: (link?.tab ?? services.options.landing.tab).index)
    }

    /// Opens the link's screen in the tabs that are open; closes sheet and alerts.
    private func openInTabs(_ link: DeepLink) {
        open(link, in: window.tabs)
        window.dismissAlerts()
        window.selectTab(link.tab.index)
        window.dismiss()
    }

    private func makeTabs() -> [Tab] {
        let dashboard = DashboardAssembly.make(services: services, sessionDelegate: self, changeDelegate: self)
        let photos = PhotoListAssembly.make(services: services, sessionDelegate: self, changeDelegate: self)
        let users = UserListAssembly.make(services: services, sessionDelegate: self)
        let favorites = FavoritesAssembly.make(services: services, sessionDelegate: self)
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
        let stack = tabs[link.tab.index].stack
        switch link {
        case .users, .favorites: stack.popToRoot()
        case .photo(let id):
            stack.popToRoot(thenPush: PhotoAssembly.make(id: id, services: services, changeDelegate: self))
        case .category(let title):
            stack.popToRoot(thenPush: FeedAssembly.make(category: title, services: services, changeDelegate: self))
        }
    }
}
