import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct SignupViewModelTests {
    @Test func `A valid signup is sent once, shows that it is under way, and exits with the email`() async throws {
        let (viewModel, spies, bench) = makeSignup()
        enter(.valid, into: viewModel)

        for _ in 1...2 { viewModel.signUp() }
        await bench.clock.settle()

        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic))])
        spies.messages.expect([
            .render(makeState()),
            .render(makeState(.valid, isLoading: true)),
            .exit(.didSignUp(email: SignupForm.valid.email)),
            .render(makeState(.valid)),
        ])
        #expect(bench.sessions.messages.isEmpty)
    }

    @Test func `An invalid form shows an error at each invalid field and one alert, and sends nothing`() async {
        let (viewModel, spies, bench) = makeSignup()

        viewModel.signUp()
        await bench.clock.settle()

        let errors = [
            SignupForm.Field.firstName: FieldError.missingFirstName.message,
            .lastName: FieldError.missingLastName.message,
            .email: FieldError.invalidEmail.message,
            .password: FieldError.notClassicPassword.message,
            .phone: FieldError.invalidPhone.message,
        ]
        #expect(viewModel.state == makeState(errors: errors))
        spies.outcomes.expect([.show(.checkYourDetails(.missingFirstName))])
        #expect(bench.accounts.messages.isEmpty)
    }

    @Test func `The password is validated by the policy given`() {
        let (viewModel, _, _) = makeSignup(policy: .modern)
        enter(.valid, into: viewModel)

        viewModel.signUp()

        #expect(viewModel.state.errors[.password] == FieldError.notModernPassword.message)
    }

    @Test(arguments: SignupForm.Field.allCases)
    func `An edit clears the field's error`(field: SignupForm.Field) {
        let (viewModel, _, _) = makeSignup()
        viewModel.signUp()

        viewModel.edit(field, to: "x")

        #expect(Set(viewModel.state.errors.keys) == Set(SignupForm.Field.allCases).subtracting([field]))
    }

    @Test func `While a signup is under way, an invalid form is not refused`() async {
        let (viewModel, spies, bench) = makeSignup()
        enter(.valid, into: viewModel)
        viewModel.signUp()

        viewModel.edit(.email, to: "ada")
        viewModel.signUp()
        await bench.clock.settle()

        #expect(viewModel.state.errors.isEmpty)
        spies.outcomes.expect([.exit(.didSignUp(email: SignupForm.valid.email))])
    }

    @Test func `Each failed signup shows an alert, unless it was canceled, and keeps the form`() async {
        let (viewModel, spies, bench) = makeSignup()
        enter(.valid, into: viewModel)

        let refusal = AccountError.emailTaken
        for error: any Error in [refusal, refusal, CancellationError()] {
            bench.accounts.answers.signUp = .failure(error)
            viewModel.signUp()
            await bench.clock.settle()
        }

        let alert = SignupSpies.Message.show(.signUpFailed("User Already Exists"))
        spies.outcomes.expect([alert, alert])
        #expect(viewModel.state == makeState(.valid))
    }

    @Test func `The email of the exit is that of the account, even if it was edited meanwhile`() async {
        let (viewModel, spies, bench) = makeSignup()
        enter(.valid, into: viewModel)
        viewModel.signUp()

        viewModel.edit(.email, to: "grace@example.com")
        await bench.clock.settle()

        spies.outcomes.expect([.exit(.didSignUp(email: SignupForm.valid.email))])
    }

    @Test(arguments: [PasswordPolicy.classic, .modern])
    func `The rules of password and phone are hints`(policy: PasswordPolicy) {
        let (viewModel, _, _) = makeSignup(policy: policy)

        #expect(viewModel.state.hints == [.password: policy.rule.message, .phone: FieldError.invalidPhone.message])
    }
}

/// The session that is saved after a signup, with `savesSession`.
extension SignupViewModelTests {
    @Test func `The session is saved after the answer, and before the exit`() async {
        let clock = VirtualClock()
        let log = Log()
        let viewModel = track(
            SignupViewModel(
                accounts: LoggedAccounts(log: log),
                sessions: LoggedSessions(log: log),
                policy: .classic,
                savesSession: true,
                activity: clock.activity,
                saving: SessionSaving(
                    didBegin: { log.add("didBeginSaving") },
                    didEnd: { log.add("didEndSaving") }
                ),
                exits: SignupViewModel.Exits(
                    didSignUp: { _ in log.add("didSignUp") },
                    didSignUpAndLogIn: { log.add("didSignUpAndLogIn") },
                    didCancel: {}
                )
            )
        )
        enter(.valid, into: viewModel)

        viewModel.signUp()
        await clock.settle()

        log.entries.expect(["signUp", "didBeginSaving", "save", "didEndSaving", "didSignUpAndLogIn"])
        #expect(viewModel.state == makeState(.valid))
    }

    @Test func `While the session is being saved, no second sign-up is sent`() async {
        let (viewModel, spies, bench) = makeSignup(savesSession: true)
        enter(.valid, into: viewModel)
        bench.sessions.hold()
        viewModel.signUp()
        await bench.clock.settle()

        viewModel.signUp()
        await bench.clock.settle()
        let saving = viewModel.state
        let outcomes = spies.outcomes
        bench.sessions.release()
        await bench.clock.settle()

        #expect(saving == makeState(.valid, isLoading: true))
        outcomes.expect([.didBeginSaving])
        #expect(bench.accounts.messages.count == 1)
        bench.sessions.messages.expect([.save(.sample)])
    }

    @Test(arguments: [StorageError("disk full") as any Error, CancellationError()])
    func `If the session cannot be saved, the account exists, and its email exits without an alert`(
        error: any Error
    ) async {
        let (viewModel, spies, bench) = makeSignup(savesSession: true)
        enter(.valid, into: viewModel)
        bench.sessions.failure = error

        viewModel.signUp()
        await bench.clock.settle()

        spies.outcomes.expect([
            .didBeginSaving, .didEndSaving, .exit(.didSignUp(email: SignupForm.valid.email)),
        ])
        #expect(viewModel.state == makeState(.valid))
    }

    @Test func `A screen that is left before the answer saves nothing`() async throws {
        let (spies, bench) = await beginSigningUp()

        spies.leave()
        bench.accounts.release()
        await bench.clock.settle()

        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic)), .canceled])
        #expect(bench.sessions.messages.isEmpty)
        #expect(spies.outcomes.isEmpty)
    }

    private func beginSigningUp() async -> (SignupSpies, Bench) {
        let (viewModel, spies, bench) = makeSignup(savesSession: true)
        enter(.valid, into: viewModel)
        bench.accounts.hold()
        viewModel.signUp()
        await bench.clock.settle()
        return (spies, bench)
    }

    private func enter(_ form: SignupForm, into viewModel: SignupViewModel) {
        for field in SignupForm.Field.allCases { viewModel.edit(field, to: form[field]) }
    }
}

private func makeState(
    _ form: SignupForm = SignupForm(),
    errors: [SignupForm.Field: String] = [:],
    isLoading: Bool = false
) -> SignupViewModel.State {
    let hints = [
        SignupForm.Field.password: PasswordPolicy.classic.rule.message, .phone: FieldError.invalidPhone.message,
    ]
    return SignupViewModel.State(form: form, hints: hints, errors: errors, isLoading: isLoading)
}

private func makeSignup(
    policy: PasswordPolicy = .classic,
    savesSession: Bool = false
) -> (SignupViewModel, SignupSpies, Bench) {
    let bench = Bench()
    let spies = track(SignupSpies())
    let viewModel = track(
        SignupViewModel(
            accounts: bench.accounts,
            sessions: bench.sessions,
            policy: policy,
            savesSession: savesSession,
            activity: bench.clock.activity,
            saving: spies.saving,
            exits: spies.exits
        )
    )
    spies.bind(viewModel, bench.clock.activity)
    return (viewModel, spies, bench)
}
