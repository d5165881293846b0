import Shared

/// Decides what the app opens with, keeps a deep link until the next login, and logs out.
final class AppPresenter {
    weak var view: (any AppView)?
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

    private func openTabs() {
        isLoggedIn = true
        if let link = pendingLink {
            pendingLink = nil
            router.openTabs(link: link, app: self)
        } else {
            router.openTabs(landing: landing, app: self)
        }
    }

    private func openLogin() {
        isLoggedIn = false
        router.openLogin(output: self)
    }
}

extension AppPresenter: AppViewOutput {
    func didStart() {
        interactor.findSession()
    }

    func didReceive(_ link: DeepLink) {
        if isLoggedIn { router.open(link) } else { pendingLink = link }
    }
}

extension AppPresenter: AppModuleInput {
    func logOut() {
        interactor.endSession()
    }
}

extension AppPresenter: LoginModuleOutput {
    func didLogIn() {
        openTabs()
    }
}

extension AppPresenter: AppInteractorOutput {
    func didFindSession() {
        openTabs()
    }

    func didFindNoSession() {
        openLogin()
    }

    func didEndSession() {
        openLogin()
    }

    func didFailToEndSession(_ failure: Failure) {
        openLogin()
        if let reason = failure.reason { view?.showAlert(.logOutFailed(reason)) }
    }
}
