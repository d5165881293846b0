import Shared

/// Decides what the app opens with, keeps a deep link until the next login, logs out, and reports changes that
/// failed after their screens were left.
final class AppPresenter {
    weak var view: (any AppViewInput)?
    private let interactor: any AppInteractorInput
    private let router: any AppRouterInput
    private let landing: AppOptions.Landing
    private var pendingLink: DeepLink?
    /// Whether the tabs are open, and no log-out is under way.
    private var acceptsLinks = false

    init(interactor: any AppInteractorInput, router: any AppRouterInput, options: AppOptions) {
        self.interactor = interactor
        self.router = router
        landing = options.landing
        pendingLink = options.link
    }
}

extension AppPresenter: AppViewOutput {
    func didStart() {
        interactor.observeOrphanedFailures()
        interactor.findSession()
    }

    func didReceive(_ link: DeepLink) {
        if acceptsLinks { open(link) } else { pendingLink = link }
    }
}

extension AppPresenter: LoginModuleOutput {
    func didLogIn() {
        openTabs()
    }
}

extension AppPresenter: DashboardModuleOutput, FavoritesModuleOutput, PhotoListModuleOutput, UserListModuleOutput {
    func didAskToLogOut() {
        acceptsLinks = false
        view?.showLoading(true)
        interactor.endSession()
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
        finishLogOut()
    }

    func didFailToEndSession(_ failure: Failure) {
        finishLogOut()
        if let reason = failure.reason { view?.showAlert(.logOutFailed(reason)) }
    }

    func didFailAfterLeaving(_ change: StoredChange, _ failure: Failure) {
        if acceptsLinks, let notice = NoticeText.couldNot(change, failure) { view?.showNotice(notice) }
    }
}

extension AppPresenter {
    private func finishLogOut() {
        view?.showLoading(false)
        openLogin()
    }

    private func openLogin() {
        acceptsLinks = false
        view?.hideNotice()
        router.openLogin(output: self)
    }

    /// Opens the tabs at the pending link's screen, or else at the landing screen.
    private func openTabs() {
        acceptsLinks = true
        if let link = pendingLink {
            pendingLink = nil
            router.openTabs(link: link, output: self)
        } else {
            router.openTabs(landing: landing, output: self)
        }
    }

    private func open(_ link: DeepLink) {
        view?.dismissAlerts()
        router.openScreen(of: link)
    }
}
