import Observation
import Shared

/// The state of New screen: lists everyone's email.
@Observable
final class NewScreenViewModel: ViewModel {
    nonisolated struct State: Equatable {
        var phase = Phase.loading
        var emails: [String] = []

        /// The status shown instead of rows; `nil` if there is none.
        var status: String? {
            switch phase {
            case .loading: nil
            case .loaded: emails.isEmpty ? StatusText.noUsers : nil
            case .failed(let failure): failure.reason.map { StatusText.couldNotLoad(.users, $0) }
            }
        }

        var offersRetry: Bool { phase.hasFailed }
    }

    /// The events that the coordinator handles.
    struct Exits {
        /// Called when the user asks to close the screen.
        var didAskToClose: () -> Void
    }

    private nonisolated enum Job: Hashable {
        case emails
    }

    private(set) var state = State()
    let events = EventQueue<Never>()
    private let accounts: any AccountService
    private let work: Work<Job>
    private let exits: Exits

    init(accounts: any AccountService, clock: any AppClock, exits: Exits) {
        self.accounts = accounts
        self.exits = exits
        work = Work(clock: clock)
    }

    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }

    func close() {
        exits.didAskToClose()
    }

    private func load() {
        let hasBegun = work.run(.emails) { [accounts] in
            try await accounts.users().map(\.email)
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        if hasBegun { state.phase = .loading }
    }

    private func finishLoading(_ result: Result<[String], any Error>) {
        switch result {
        case .success(let emails):
            state.phase = .loaded
            state.emails = emails
        case .failure(let error): state.phase = .failed(Failure(error))
        }
    }
}
