import Shared

/// Validates the form and logs in.
final class LoginInteractor: LoginInteractorInput {
    private nonisolated enum Job: Hashable {
        case logIn
    }

    weak var output: (any LoginInteractorOutput)?
    private let accounts: any AccountService
    private let work: Work<Job>

    init(accounts: any AccountService, clock: any AppClock) {
        self.accounts = accounts
        work = Work(clock: clock)
    }

    func logIn(_ form: LoginForm) {
        do {
            logIn(try form.validated())
        } catch {
            output?.didFailValidation(error)
        }
    }

    func cancelLogIn() {
        work.cancel(.logIn)
    }

    private func logIn(_ credentials: Credentials) {
        let hasBegun = work.attempt(.logIn) { [accounts] in
            try await accounts.logIn(credentials)
        } then: { [weak self] result in
            self?.report(result)
        }
        if hasBegun { output?.didBeginLoggingIn() }
    }

    private func report(_ result: Result<Void, any Error>) {
        switch result {
        case .success: output?.didLogIn()
        case .failure(let error): output?.didFailToLogIn(Failure(error))
        }
    }
}
