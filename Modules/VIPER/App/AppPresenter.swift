import Shared

/// Decides what the app opens with, keeps a deep link until somebody has logged in, and ends the session.
final class AppPresenter {
    private let interactor: any AppInteractorInput
    private let router: any AppRouting
    private let landing: AppOptions.Landing
    private var pendingLink: DeepLink?

    init(interactor: any AppInteractorInput, router: any AppRouting, options: AppOptions) {
        self.interactor = interactor
        self.router = router
        landing = options.landing
        pendingLink = options.link
    }

    func start() {
        interactor.findSession()
    }
}

extension AppPresenter: AppModuleInput {
    func openLanding() {
        let link = pendingLink
        pendingLink = nil
        if let link { router.openTabs(first: link) } else { router.openTabs(first: landing) }
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
        router.openLogin()
    }

    func didEndSession() {
        router.openLogin()
    }

    func didFailToEndSession(reason: String) {
        router.openLogin()
        router.show(.logOutFailed(reason))
    }
}
