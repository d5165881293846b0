import Headless
import Shared

/// Decides what the app opens with: starts from the saved session, keeps a deep link until somebody has logged in,
/// and ends the session. What lies between belongs to the presenters.
package final class AppController: Application {
    let services: Services
    private let navigator: Navigator
    private let work: Work
    private var pendingLink: DeepLink?

    /// An app on the device of `navigator`; the caller keeps it alive.
    package init(services: Services, navigator: Navigator) {
        self.services = services
        self.navigator = navigator
        work = Work(clock: services.clock)
        pendingLink = services.options.link
    }

    package func start() {
        work.run("start") { [sessions = services.sessions] in
            await sessions.current()
        } then: { [weak self] result in
            switch result {
            case .success(.some): self?.openLanding()
            case .success(.none), .failure: self?.openLogin()
            }
        }
    }

    /// Called once a session is saved: opens the place a deep link named, or else the landing screen.
    func openLanding() {
        let link = pendingLink
        pendingLink = nil
        navigator.together {
            navigator.setTabs(tabs, selected: (link?.tab ?? services.options.landing.tab).index)
            if let link { open(link) }
        }
    }

    /// Called when a user wants to leave: removes the session, and shows Log in with nothing else left.
    func logOut() {
        work.write("log out") { [sessions = services.sessions] in
            try await sessions.remove()
        } then: { [weak self] result in
            self?.openLogin()
            if case .failure(let error) = result {
                self?.navigator.show(Alert(.logOutFailed(FailureText.reason(for: error))))
            }
        }
    }

    private var tabs: [Tab] {
        [
            Tab(.dashboard, root: DashboardAssembly.make(app: self)),
            Tab(.photos, root: PhotoListAssembly.make(app: self)),
            Tab(.users, root: UserListAssembly.make(app: self)),
            Tab(.favorites, root: FavoritesAssembly.make(app: self)),
        ]
    }

    /// Opens what the link names above its tab.
    private func open(_ link: DeepLink) {
        switch link {
        case .users, .favorites: break
        case .photo(let id): navigator.push(PhotoAssembly.make(id: id, app: self))
        case .category(let title): navigator.push(FeedAssembly.make(category: title, app: self))
        }
    }

    private func openLogin() {
        navigator.clearMessages()
        navigator.setRoot(LoginAssembly.make(app: self))
    }
}
