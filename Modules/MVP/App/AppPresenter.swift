import Shared

/// Decides what the app opens with, keeps a deep link until the next login, logs out, and reports changes that
/// failed after their screens were left.
final class AppPresenter {
    private nonisolated enum Job: Hashable {
        case findSession
        case endSession
    }

    weak var view: (any AppViewInput)?
    private let sessions: any SessionStore
    private let orphanedFailures: OrphanedFailures
    private let landing: AppOptions.Landing
    private let work: Work<Job>
    private var pendingLink: DeepLink?
    /// Whether the tabs are open, and no log-out is under way.
    private var acceptsLinks = false

    init(sessions: any SessionStore, clock: any AppClock, options: AppOptions) {
        self.sessions = sessions
        orphanedFailures = clock.activity.orphanedFailures
        landing = options.landing
        pendingLink = options.link
        work = Work(clock: clock)
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
        if acceptsLinks { open(link) } else { pendingLink = link }
    }
}

extension AppPresenter: LoginDelegate {
    func didLogIn() {
        openTabs()
    }
}

extension AppPresenter: LogOutDelegate {
    func didAskToLogOut() {
        acceptsLinks = false
        view?.showLoading(true)
        work.write(.endSession) { [sessions] in
            try await sessions.remove()
        } then: { [weak self] result in
            self?.finishLogOut(result)
        }
    }
}

extension AppPresenter {
    private func finishStart(_ result: Result<Session?, any Error>) {
        switch result {
        case .success(.some): openTabs()
        case .success(.none), .failure: openLogin()
        }
    }

    private func finishLogOut(_ result: Result<Void, any Error>) {
        view?.showLoading(false)
        openLogin()
        if case .failure(let error) = result, let reason = Failure(error).reason {
            view?.showAlert(.logOutFailed(reason))
        }
    }

    private func report(_ failure: Failure, of change: StoredChange) {
        if acceptsLinks, let notice = NoticeText.couldNot(change, failure) { view?.showNotice(notice) }
    }

    private func openLogin() {
        acceptsLinks = false
        view?.hideNotice()
        view?.openLogin(delegate: self)
    }

    /// Opens the tabs at the pending link's screen, or else at the landing screen.
    private func openTabs() {
        acceptsLinks = true
        if let link = pendingLink {
            pendingLink = nil
            view?.openTabs(link: link, delegate: self)
        } else {
            view?.openTabs(landing: landing, delegate: self)
        }
    }

    private func open(_ link: DeepLink) {
        view?.dismissAlerts()
        view?.openScreen(of: link)
    }
}
