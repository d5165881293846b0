import Headless
import Screens
import Shared

/// Decides what the app opens with: starts from the saved session, keeps a deep link until somebody has logged in,
/// and ends the session. Owns one flow at a time.
package final class AppCoordinator: Application {
    private nonisolated enum Job: Hashable {
        case start
        case logOut
    }

    private let services: Services
    private let window: Window
    private let work: Work<Job>
    private var pendingLink: DeepLink?
    private var loginFlow: LoginCoordinator?
    private var tabs: TabsCoordinator?

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
        if let tabs { tabs.open(link) } else { pendingLink = link }
    }

    private func openLogin() {
        tabs = nil
        let flow = LoginCoordinator(services: services, window: window) { [weak self] in self?.openLanding() }
        loginFlow = flow
        window.hideNotice()
        flow.start()
    }

    private func openLanding() {
        loginFlow = nil
        let link = pendingLink
        pendingLink = nil
        let tabs = TabsCoordinator(services: services, window: window) { [weak self] in self?.logOut() }
        self.tabs = tabs
        if let link { tabs.start(opening: link) } else { tabs.start(on: services.options.landing.tab) }
    }

    private func logOut() {
        work.write(.logOut) { [sessions = services.sessions] in
            try await sessions.remove()
        } then: { [weak self] result in
            self?.openLogin()
            if case .failure(let error) = result {
                self?.window.present(Alert(.logOutFailed(FailureText.reason(for: error))))
            }
        }
    }
}
