import Shared

/// Turns what happens on Users into requests, and their results into what is shown.
final class UserListPresenter {
    weak var view: (any UserListView)?
    private let interactor: any UserListInteractorInput
    private let router: any UserListRouting

    init(interactor: any UserListInteractorInput, router: any UserListRouting) {
        self.interactor = interactor
        self.router = router
    }

    private func load() {
        view?.showStatus(nil)
        view?.showRetry(false)
        view?.showLoading(true)
        interactor.fetchUsers()
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
        router.logOut()
    }
}

extension UserListPresenter: UserListInteractorOutput {
    func didFetch(_ users: [UserResponse]) {
        view?.showLoading(false)
        view?.showUsers(users.map { UserRow(id: $0.id, name: $0.fullName, email: $0.email) })
        view?.showStatus(users.isEmpty ? StatusText.noUsers : nil)
    }

    func didFailToFetchUsers(reason: String) {
        view?.showLoading(false)
        view?.showStatus(StatusText.couldNotLoad(.users, reason))
        view?.showRetry(true)
    }
}
