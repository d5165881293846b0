import Observation
import Shared

/// The state of Users: loads the users.
@Observable
final class UserListViewModel: ViewModel {
    nonisolated struct State: Equatable {
        var phase = Phase.loading
        var rows: [UserRowViewModel] = []

        /// The status shown instead of rows; `nil` if there is none.
        var status: String? {
            switch phase {
            case .loading: nil
            case .loaded: rows.isEmpty ? StatusText.noUsers : nil
            case .failed(let failure): failure.reason.map { StatusText.couldNotLoad(.users, $0) }
            }
        }

        var offersRetry: Bool { phase.hasFailed }
    }

    private nonisolated enum Job: Hashable {
        case users
    }

    private(set) var state = State()
    let events = EventQueue<Never>()
    private let accounts: any AccountService
    private let session: any SessionEnding
    private let work: Work<Job>

    init(accounts: any AccountService, session: any SessionEnding, activity: Activity) {
        self.accounts = accounts
        self.session = session
        work = Work(activity: activity)
    }

    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }

    func logOut() {
        session.logOut()
    }

    private func load() {
        work.run(.users) { [accounts] in
            try await accounts.users()
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        state.phase = .loading
    }

    private func finishLoading(_ result: Result<[User], Failure>) {
        switch result {
        case .success(let users):
            state.phase = .loaded
            state.rows = users.map(UserRowViewModel.init)
        case .failure(let failure): state.phase = .failed(failure)
        }
    }
}
