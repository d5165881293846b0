import Shared

/// Decides what the app opens with, keeps a deep link until somebody has logged in, and ends the session.
final class AppPresenter {
    private let interactor: any AppInteractorInput
    private let router: any AppRouting
    private let landing: AppOptions.Landing
    private var pendingLink: DeepLink?
    private var isLoggedIn = false

    init(interactor: any AppInteractorInput, router: any AppRouting, options: AppOptions) {
        self.interactor = interactor
        self.router = router
        landing = options.landing
        pendingLink = options.link
    }

    func start() {
        interactor.findSession()
    }

    func open(_ link: DeepLink) {
        if isLoggedIn { router.open(link) } else { pendingLink = link }
    }
}

extension AppPresenter: AppModuleInput {
    func openLanding() {
        let link = pendingLink
        pendingLink = nil
        isLoggedIn = true
        if let link { router.openTabs(link: link) } else { router.openTabs(landing: landing) }
    }

    func logOut() {
        interactor.endSession()
    }
}

extension AppPresenter: AppInteractorOutput {
    func didFindSession() {
        openLanding()
    }

    func didFindNoSession() {
        openLogin()
    }

    func didEndSession() {
        openLogin()
    }

    func didFailToEndSession(reason: String) {
        openLogin()
        router.show(.logOutFailed(reason))
    }

    private func openLogin() {
        isLoggedIn = false
        router.openLogin()
    }
}
