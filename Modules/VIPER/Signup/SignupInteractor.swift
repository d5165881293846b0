import Shared

/// Validates the form and creates an account.
final class SignupInteractor: SignupInteractorInput {
    private nonisolated enum Job: Hashable {
        case signUp
    }

    weak var output: (any SignupInteractorOutput)?
    private let accounts: any AccountService
    private let policy: PasswordPolicy
    private let work: Work<Job>

    init(accounts: any AccountService, policy: PasswordPolicy, clock: any AppClock) {
        self.accounts = accounts
        self.policy = policy
        work = Work(clock: clock)
    }

    func signUp(_ form: SignupForm) {
        do {
            signUp(try form.validated(policy: policy))
        } catch {
            output?.didFailValidation(error)
        }
    }

    private func signUp(_ registration: Registration) {
        let hasBegun = work.attempt(.signUp) { [accounts] in
            try await accounts.signUp(registration)
        } then: { [weak self] result in
            self?.report(result)
        }
        if hasBegun { output?.didBeginSigningUp() }
    }

    private func report(_ result: Result<SignupOutcome, any Error>) {
        switch result {
        case .success(.accountCreated(let email)): output?.didSignUp(email: email)
        case .success(.loggedIn): output?.didSignUpAndLogIn()
        case .failure(let error): output?.didFailToSignUp(Failure(error))
        }
    }
}
