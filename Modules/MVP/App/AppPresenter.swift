import Shared

/// Decides what the app opens with, keeps a deep link until the next login, logs out, and reports changes that
/// failed after their screens were left.
final class AppPresenter {
    private nonisolated enum Job: Hashable {
        case findSession
        case endSession
    }

    private enum Flow {
        case login
        case tabs
        /// The tabs are still shown while the session is being removed.
        case loggingOut
    }

    weak var view: (any AppViewInput)?
    private let sessions: any SessionStore
    private let orphanedFailures: OrphanedFailures
    private let landing: AppOptions.Landing
    private let work: Work<Job>
    private var pendingLink: DeepLink?
    /// What is shown; `nil` until the saved session has been read.
    private var flow: Flow?

    init(sessions: any SessionStore, activity: Activity, options: AppOptions) {
        self.sessions = sessions
        orphanedFailures = activity.orphanedFailures
        landing = options.landing
        pendingLink = options.link
        work = Work(activity: activity)
    }
}

extension AppPresenter: AppViewOutput {
    func didStart() {
        orphanedFailures.observe { [weak self] change, failure in
            self?.report(failure, of: change)
        }
        work.run(.findSession) { [sessions] in
            try await sessions.current()
        } then: { [weak self] result in
            self?.finishStart(result)
        }
    }

    func didReceive(_ link: DeepLink) {
        if flow == .tabs { open(link) } else { pendingLink = link }
    }
}

extension AppPresenter: LoginDelegate {
    func didLogIn() {
        openTabs()
    }
}

extension AppPresenter: LogOutDelegate {
    func didAskToLogOut() {
        flow = .loggingOut
        view?.showLoading(true)
        work.write(.endSession) { [sessions] in
            try await sessions.remove()
        } then: { [weak self] result in
            self?.finishLogOut(result)
        }
    }
}

extension AppPresenter {
    private func finishStart(_ result: Result<Session?, Failure>) {
        switch result {
        case .success(.some): openTabs()
        case .success(.none), .failure: openLogin()
        }
    }

    private func finishLogOut(_ result: Result<Void, Failure>) {
        view?.showLoading(false)
        openLogin()
        if case .failure(let failure) = result, let reason = failure.reason {
            view?.showAlert(.logOutFailed(reason))
        }
    }

    private func report(_ failure: Failure, of change: StoredChange) {
        guard flow == .tabs, let reason = failure.reason else { return }
        view?.showNotice(NoticeText.couldNot(change, reason))
    }

    private func openLogin() {
        flow = .login
        view?.hideNotice()
        view?.openLogin(delegate: self)
    }

    /// Opens the tabs at the pending link's screen, or else at the landing screen.
    private func openTabs() {
        flow = .tabs
        if let link = pendingLink {
            pendingLink = nil
            view?.openTabs(link: link, logOutDelegate: self)
        } else {
            view?.openTabs(landing: landing, logOutDelegate: self)
        }
    }

    private func open(_ link: DeepLink) {
        view?.dismissAlerts()
        view?.openScreen(of: link)
    }
}
