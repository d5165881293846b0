import Shared

/// Loads everyone's email.
final class NewScreenInteractor: NewScreenInteractorInput {
    private nonisolated enum Job: Hashable {
        case emails
    }

    weak var output: (any NewScreenInteractorOutput)?
    private let accounts: any AccountService
    private let work: Work<Job>

    init(accounts: any AccountService, clock: any AppClock) {
        self.accounts = accounts
        work = Work(clock: clock)
    }

    func loadEmails() {
        let hasBegun = work.run(.emails) { [accounts] in
            try await accounts.users().map(\.email)
        } then: { [weak self] result in
            self?.report(result)
        }
        if hasBegun { output?.didBeginLoadingEmails() }
    }

    private func report(_ result: Result<[String], any Error>) {
        switch result {
        case .success(let emails): output?.didLoadEmails(emails)
        case .failure(let error): output?.didFailToLoadEmails(Failure(error))
        }
    }
}
