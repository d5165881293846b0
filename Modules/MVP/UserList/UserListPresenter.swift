import Shared

/// Lists everyone with an account.
final class UserListPresenter: UserListPresenting {
    private nonisolated enum Job: Hashable {
        case users
    }

    weak var view: (any UserListView)?
    private let accounts: any AccountService
    private let work: Work<Job>

    init(accounts: any AccountService, clock: any AppClock) {
        self.accounts = accounts
        work = Work(clock: clock)
    }

    func viewDidLoad() {
        load()
    }

    func didTapRetry() {
        load()
    }

    func didTapLogOut() {
        view?.logOut()
    }

    private func load() {
        view?.showStatus(nil)
        view?.showRetry(false)
        view?.showLoading(true)
        work.run(.users) { [accounts] in
            try await accounts.users()
        } then: { [weak self] result in
            self?.show(result)
        }
    }

    private func show(_ result: Result<[User], any Error>) {
        view?.showLoading(false)
        switch result {
        case .success(let users):
            view?.showUsers(users.map { UserRow(id: $0.id, name: $0.fullName, email: $0.email) })
            view?.showStatus(users.isEmpty ? StatusText.noUsers : nil)
        case .failure(let error):
            view?.showStatus(StatusText.couldNotLoad(.users, FailureText.reason(for: error)))
            view?.showRetry(true)
        }
    }
}
