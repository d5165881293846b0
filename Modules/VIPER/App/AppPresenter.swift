import Shared

/// Decides what the app opens with, keeps a deep link until the next login, logs out, and reports changes that
/// failed after their screens were left.
final class AppPresenter {
    private enum Flow {
        case login
        case tabs
        /// The tabs are still shown while the session is being removed.
        case loggingOut
    }

    weak var view: (any AppViewInput)?
    private let interactor: any AppInteractorInput
    private let router: any AppRouterInput
    private let landing: AppOptions.Landing
    private var pendingLink: DeepLink?
    /// What is shown; `nil` until the saved session has been read.
    private var flow: Flow?

    init(interactor: any AppInteractorInput, router: any AppRouterInput, options: AppOptions) {
        self.interactor = interactor
        self.router = router
        landing = options.landing
        pendingLink = options.link
    }
}

extension AppPresenter: AppViewOutput {
    func didStart() {
        interactor.start()
    }

    func didReceive(_ link: DeepLink) {
        if flow == .tabs { open(link) } else { pendingLink = link }
    }
}

extension AppPresenter: LoginModuleOutput {
    func didLogIn() {
        openTabs()
    }
}

extension AppPresenter: LogOutDelegate {
    func didAskToLogOut() {
        flow = .loggingOut
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
        guard flow == .tabs, let reason = failure.reason else { return }
        view?.showNotice(NoticeText.couldNot(change, reason))
    }
}

extension AppPresenter {
    private func finishLogOut() {
        view?.showLoading(false)
        openLogin()
    }

    private func openLogin() {
        flow = .login
        view?.hideNotice()
        router.openLogin(output: self)
    }

    /// Opens the tabs at the pending link's screen, or else at the landing screen.
    private func openTabs() {
        flow = .tabs
        if let link = pendingLink {
            pendingLink = nil
            router.openTabs(link: link, logOutDelegate: self)
        } else {
            router.openTabs(landing: landing, logOutDelegate: self)
        }
    }

    private func open(_ link: DeepLink) {
        view?.dismissAlerts()
        router.openScreen(of: link)
    }
}
