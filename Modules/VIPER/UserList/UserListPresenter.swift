import Shared

/// Decides what Users shows.
final class UserListPresenter {
    weak var view: (any UserListViewInput)?
    private weak var logOutDelegate: (any LogOutDelegate)?
    private let interactor: any UserListInteractorInput

    init(interactor: any UserListInteractorInput, logOutDelegate: any LogOutDelegate) {
        self.interactor = interactor
        self.logOutDelegate = logOutDelegate
    }
}

extension UserListPresenter: UserListViewOutput {
    func viewDidLoad() {
        interactor.loadUsers()
    }

    func didTapRetry() {
        interactor.loadUsers()
    }

    func didTapLogOut() {
        logOutDelegate?.didAskToLogOut()
    }
}

extension UserListPresenter: UserListInteractorOutput {
    func didBeginLoadingUsers() {
        view?.showLoading(true)
        view?.showStatus(nil)
        view?.showRetry(false)
    }

    func didLoadUsers(_ users: [UserResponse]) {
        view?.showLoading(false)
        view?.showUsers(users.map(UserRow.init))
        view?.showStatus(users.isEmpty ? StatusText.noUsers : nil)
    }

    func didFailToLoadUsers(_ failure: Failure) {
        view?.showLoading(false)
        view?.showStatus(failure.reason.map { StatusText.couldNotLoad(.users, $0) })
        view?.showRetry(true)
    }
}

extension UserRow {
    fileprivate init(_ user: UserResponse) {
        self.init(id: user.id, name: "\(user.firstName) \(user.lastName)", email: user.email)
    }
}
