import Shared

/// Decides what the app opens with, keeps a deep link until the next login, logs out, and reports for modules that are
/// gone.
final class AppPresenter {
    weak var view: (any AppView)?
    private let interactor: any AppInteractorInput
    private let router: any AppRouting
    private let landing: AppOptions.Landing
    private var pendingLink: DeepLink?
    /// Whether the tabs are open, and no log-out is under way.
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
        if isLoggedIn { router.open(link, app: self) } else { pendingLink = link }
    }
}

extension AppPresenter: AppModuleInput {
    func logOut() {
        isLoggedIn = false
        interactor.endSession()
    }

    func report(_ failure: Failure, of change: StoredChange) {
        if isLoggedIn, let notice = NoticeText.couldNot(change, failure) { view?.showNotice(notice) }
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
