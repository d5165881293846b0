import Observation
import Shared

/// Lists everyone with an account.
@Observable
final class UserListViewModel {
    private nonisolated enum Job: Hashable {
        case users
    }

    nonisolated struct State: Equatable {
        var phase = Phase.idle
        var rows: [UserRow] = []

        /// What the list says in place of rows.
        var status: String? {
            switch phase {
            case .idle, .loading: nil
            case .loaded: rows.isEmpty ? StatusText.noUsers : nil
            case .failed(let reason): StatusText.couldNotLoad(.users, reason)
            }
        }
    }

    private(set) var state = State()
    @ObservationIgnored private let accounts: any AccountService
    @ObservationIgnored private let work: Work<Job>
    @ObservationIgnored private let exits: UserListExits

    init(accounts: any AccountService, clock: any AppClock, exits: UserListExits) {
        self.accounts = accounts
        self.exits = exits
        work = Work(clock: clock)
    }

    func load() {
        state.phase = .loading
        work.run(.users) { [accounts] in
            try await accounts.users()
        } then: { [weak self] result in
            self?.show(result)
        }
    }

    func retry() {
        load()
    }

    func logOut() {
        exits.logOut()
    }

    private func show(_ result: Result<[User], any Error>) {
        switch result {
        case .success(let users):
            state.rows = users.map { UserRow(id: $0.id, name: $0.fullName, email: $0.email) }
            state.phase = .loaded
        case .failure(let error):
            state.phase = .failed(FailureText.reason(for: error))
        }
    }
}
