import Shared

/// Loads the users.
final class UserListInteractor: UserListInteractorInput {
    private nonisolated enum Job: Hashable {
        case users
    }

    weak var output: (any UserListInteractorOutput)?
    private let accounts: any AccountService
    private let work: Work<Job>

    init(accounts: any AccountService, activity: Activity) {
        self.accounts = accounts
        work = Work(activity: activity)
    }

    func loadUsers() {
        let hasBegun = work.run(.users) { [accounts] in
            try await accounts.users()
        } then: { [weak self] result in
            self?.report(result)
        }
        if hasBegun { output?.didBeginLoadingUsers() }
    }

    private func report(_ result: Result<[User], Failure>) {
        switch result {
        case .success(let users): output?.didLoadUsers(users.map(UserResponse.init))
        case .failure(let failure): output?.didFailToLoadUsers(failure)
        }
    }
}

extension UserResponse {
    fileprivate init(_ user: User) {
        self.init(id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email)
    }
}
