import Headless
import Shared

/// Decides what the app opens with: starts from the saved session, keeps a deep link until somebody has logged in,
/// and ends the session. Owns one flow at a time.
package final class AppCoordinator: Application {
    private let services: Services
    private let navigator: Navigator
    private let work: Work
    private var pendingLink: DeepLink?
    private var loginFlow: LoginCoordinator?
    private var tabs: TabsCoordinator?

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

    private func openLogin() {
        tabs = nil
        let flow = LoginCoordinator(services: services, navigator: navigator) { [weak self] in self?.openLanding() }
        loginFlow = flow
        navigator.clearMessages()
        flow.start()
    }

    private func openLanding() {
        loginFlow = nil
        let link = pendingLink
        pendingLink = nil
        let tabs = TabsCoordinator(services: services, navigator: navigator) { [weak self] in self?.logOut() }
        self.tabs = tabs
        if let link { tabs.start(first: link) } else { tabs.start(first: services.options.landing) }
    }

    private func logOut() {
        work.write("log out") { [sessions = services.sessions] in
            try await sessions.remove()
        } then: { [weak self] result in
            self?.openLogin()
            if case .failure(let error) = result {
                self?.navigator.show(Alert(.logOutFailed(FailureText.reason(for: error))))
            }
        }
    }
}
