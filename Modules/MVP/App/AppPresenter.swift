import Shared

/// Decides what the app opens with, keeps a deep link until the next login, ends the session, and reports changes whose
/// screens were left.
final class AppPresenter: AppPresenting, LoginDelegate, LogOutDelegate, ChangeDelegate {
    private nonisolated enum Job: Hashable {
        case findSession
        case endSession
    }

    weak var view: (any AppView)?
    private let sessions: any SessionStore
    private let landing: AppOptions.Landing
    private let work: Work<Job>
    private var pendingLink: DeepLink?
    /// Whether the tabs are open, and no log-out is under way.
    private var isLoggedIn = false

    init(sessions: any SessionStore, clock: any AppClock, options: AppOptions) {
        self.sessions = sessions
        landing = options.landing
        pendingLink = options.link
        work = Work(clock: clock)
    }

    func didStart() {
        work.run(.findSession) { [sessions] in
            try await sessions.current()
        } then: { [weak self] result in
            self?.finishStart(result)
        }
    }

    func didReceive(_ link: DeepLink) {
        if isLoggedIn { open(link) } else { pendingLink = link }
    }

    func didLogIn() {
        openTabs()
    }

    func didAskToLogOut() {
        isLoggedIn = false
        work.write(.endSession) { [sessions] in
            try await sessions.remove()
        } then: { [weak self] result in
            self?.finishLogOut(result)
        }
    }

    func didFailAfterLeaving(_ change: StoredChange, _ failure: Failure) {
        if isLoggedIn, let notice = NoticeText.couldNot(change, failure) { view?.showNotice(notice) }
    }

    private func finishStart(_ result: Result<Session?, any Error>) {
        switch result {
        case .success(.some): openTabs()
        case .success(.none), .failure: openLogin()
        }
    }

    private func finishLogOut(_ result: Result<Void, any Error>) {
        work.dropReports()
        openLogin()
        if case .failure(let error) = result, let reason = Failure(error).reason {
            view?.showAlert(.logOutFailed(reason))
        }
    }

    private func openLogin() {
        isLoggedIn = false
        view?.hideNotice()
        view?.openLogin(delegate: self)
    }

    /// Opens the tabs at the pending link's screen, or else at the landing screen.
    private func openTabs() {
        isLoggedIn = true
        if let link = pendingLink {
            pendingLink = nil
            view?.openTabs(link: link, delegate: self)
        } else {
            view?.openTabs(landing: landing, delegate: self)
        }
    }

    private func open(_ link: DeepLink) {
        view?.dismissAlerts()
        view?.open(link, changeDelegate: self)
    }
}
