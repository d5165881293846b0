import Shared

/// Loads the users.
final class UserListInteractor: UserListInteractorInput {
    private nonisolated enum Job: Hashable {
        case users
    }

    weak var output: (any UserListInteractorOutput)?
    private let accounts: any AccountService
    private let work: Work<Job>

    init(accounts: any AccountService, clock: any AppClock) {
        self.accounts = accounts
        work = Work(clock: clock)
    }

    func loadUsers() {
        let hasBegun = work.run(.users) { [accounts] in
            try await accounts.users()
        } then: { [weak self] result in
            self?.report(result)
        }
        if hasBegun { output?.didBeginLoadingUsers() }
    }

    private func report(_ result: Result<[User], any Error>) {
        switch result {
        case .success(let users): output?.didLoadUsers(users.map(UserResponse.init))
        case .failure(let error): output?.didFailToLoadUsers(Failure(error))
        }
    }
}

extension UserResponse {
    fileprivate init(_ user: User) {
        self.init(id: user.id, fullName: user.fullName, email: user.email)
    }
}
