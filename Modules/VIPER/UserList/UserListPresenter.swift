import Shared

/// Decides what Users shows.
final class UserListPresenter {
    weak var view: (any UserListView)?
    private weak var moduleOutput: (any UserListModuleOutput)?
    private let interactor: any UserListInteractorInput

    init(interactor: any UserListInteractorInput, moduleOutput: any UserListModuleOutput) {
        self.interactor = interactor
        self.moduleOutput = moduleOutput
    }
}

extension UserListPresenter: UserListViewOutput {
    func viewDidLoad() {
        interactor.fetchUsers()
    }

    func didTapRetry() {
        interactor.fetchUsers()
    }

    func didTapLogOut() {
        moduleOutput?.didAskToLogOut()
    }
}

extension UserListPresenter: UserListInteractorOutput {
    func didBeginFetchingUsers() {
        view?.showLoading(true)
        view?.showStatus(nil)
        view?.showRetry(false)
    }

    func didFetchUsers(_ users: [UserResponse]) {
        view?.showLoading(false)
        view?.showUsers(users.map(UserRow.init))
        view?.showStatus(users.isEmpty ? StatusText.noUsers : nil)
    }

    func didFailToFetchUsers(_ failure: Failure) {
        view?.showLoading(false)
        view?.showStatus(failure.reason.map { StatusText.couldNotLoad(.users, $0) })
        view?.showRetry(true)
    }
}

extension UserRow {
    fileprivate init(_ user: UserResponse) {
        self.init(id: user.id, name: user.fullName, email: user.email)
    }
}
