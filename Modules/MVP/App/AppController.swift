import Headless
import Screens
import Shared

/// Decides what the app opens with: starts from the saved session, keeps a deep link until somebody has logged in,
/// and ends the session. What lies between belongs to the presenters.
package final class AppController: Application {
    private nonisolated enum Job: Hashable {
        case start
        case logOut
    }

    let services: Services
    private let window: Window
    private let work: Work<Job>
    private var pendingLink: DeepLink?

    /// An app on the device's `window`; the caller must retain it.
    package init(services: Services, window: Window) {
        self.services = services
        self.window = window
        work = Work(clock: services.clock)
        pendingLink = services.options.link
    }

    package func start() {
        work.run(.start) { [sessions = services.sessions] in
            await sessions.current()
        } then: { [weak self] result in
            switch result {
            case .success(.some): self?.openLanding()
            case .success(.none), .failure: self?.openLogin()
            }
        }
    }

    package func open(_ link: DeepLink) {
        guard !window.tabs.isEmpty else { return pendingLink = link }
        open(link, in: window.tabs)
        window.dismissAlerts()
        window.selectTab(link.tab.index)
        window.dismiss()
    }

    /// Called once a session is saved: opens the place a deep link named, or else the landing screen.
    func openLanding() {
        let link = pendingLink
        pendingLink = nil
        let tabs = makeTabs()
        if let link { open(link, in: tabs) }
        window.setTabs(tabs, selected: (link?.tab ?? services.options.landing.tab).index)
    }

    /// Called when a user wants to leave: removes the session, and shows Log in with nothing else left.
    func logOut() {
        work.write(.logOut) { [sessions = services.sessions] in
            try await sessions.remove()
        } then: { [weak self] result in
            self?.openLogin()
            if case .failure(let error) = result {
                self?.window.present(Alert(.logOutFailed(FailureText.reason(for: error))))
            }
        }
    }

    private func makeTabs() -> [Tab] {
        [
            Tab(.dashboard, NavigationStack(root: DashboardAssembly.make(app: self))),
            Tab(.photos, NavigationStack(root: PhotoListAssembly.make(app: self))),
            Tab(.users, NavigationStack(root: UserListAssembly.make(app: self))),
            Tab(.favorites, NavigationStack(root: FavoritesAssembly.make(app: self))),
        ]
    }

    /// Opens what the link names above the first screen of its tab.
    private func open(_ link: DeepLink, in tabs: [Tab]) {
        let stack = tabs[link.tab.index].stack
        switch link {
        case .users, .favorites: stack.popToRoot()
        case .photo(let id): stack.popToRoot(thenPush: PhotoAssembly.make(id: id, app: self))
        case .category(let title): stack.popToRoot(thenPush: FeedAssembly.make(category: title, app: self))
        }
    }

    private func openLogin() {
        window.hideNotice()
        window.setRoot(NavigationStack(root: LoginAssembly.make(app: self)))
    }
}
