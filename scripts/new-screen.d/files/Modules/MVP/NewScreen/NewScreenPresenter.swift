import Shared

/// Loads and shows everyone's email.
final class NewScreenPresenter {
    private nonisolated enum Job: Hashable {
        case emails
    }

    weak var view: (any NewScreenViewInput)?
    private let accounts: any AccountService
    private let work: Work<Job>

    init(accounts: any AccountService, clock: any AppClock) {
        self.accounts = accounts
        work = Work(clock: clock)
    }
}

extension NewScreenPresenter: NewScreenViewOutput {
    func viewDidLoad() {
        load()
    }

    func didTapRetry() {
        load()
    }

    func didTapClose() {
        view?.close()
    }
}

extension NewScreenPresenter {
    private func load() {
        let hasBegun = work.run(.emails) { [accounts] in
            try await accounts.users().map(\.email)
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        guard hasBegun else { return }
        view?.showLoading(true)
        view?.showStatus(nil)
        view?.showRetry(false)
    }

    private func finishLoading(_ result: Result<[String], any Error>) {
        view?.showLoading(false)
        switch result {
        case .success(let emails):
            view?.showEmails(emails)
            view?.showStatus(emails.isEmpty ? StatusText.noUsers : nil)
        case .failure(let error): failLoading(Failure(error))
        }
    }

    private func failLoading(_ failure: Failure) {
        view?.showStatus(failure.reason.map { StatusText.couldNotLoad(.users, $0) })
        view?.showRetry(true)
    }
}
