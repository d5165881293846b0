import Shared

/// Loads and shows the users.
final class UserListPresenter {
    private nonisolated enum Job: Hashable {
        case users
    }

    weak var view: (any UserListViewInput)?
    private weak var logOutDelegate: (any LogOutDelegate)?
    private let accounts: any AccountService
    private let work: Work<Job>

    init(accounts: any AccountService, activity: Activity, logOutDelegate: any LogOutDelegate) {
        self.accounts = accounts
        self.logOutDelegate = logOutDelegate
        work = Work(activity: activity)
    }
}

extension UserListPresenter: UserListViewOutput {
    func viewDidLoad() {
        load()
    }

    func didTapRetry() {
        load()
    }

    func didTapLogOut() {
        logOutDelegate?.didAskToLogOut()
    }
}

extension UserListPresenter {
    private func load() {
        let hasBegun = work.run(.users) { [accounts] in
            try await accounts.users()
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        guard hasBegun else { return }
        view?.showLoading(true)
        view?.showStatus(nil)
        view?.showRetry(false)
    }

    private func finishLoading(_ result: Result<[User], Failure>) {
        view?.showLoading(false)
        switch result {
        case .success(let users):
            view?.showUsers(users.map(UserRow.init))
            view?.showStatus(users.isEmpty ? StatusText.noUsers : nil)
        case .failure(let failure): failLoading(failure)
        }
    }

    private func failLoading(_ failure: Failure) {
        view?.showStatus(failure.reason.map { StatusText.couldNotLoad(.users, $0) })
        view?.showRetry(true)
    }
}

extension UserRow {
    fileprivate init(_ user: User) {
        self.init(id: user.id, name: "\(user.firstName) \(user.lastName)", email: user.email)
    }
}
