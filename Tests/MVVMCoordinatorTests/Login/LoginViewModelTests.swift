import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct LoginViewModelTests {
    @Test func `A valid login is sent once, shows that it is under way, saves the session, and exits`() async throws {
        let (viewModel, spies, bench) = makeLogin()
        enter(.valid, into: viewModel)

        for _ in 1...2 { viewModel.logIn() }
        await bench.clock.settle()

        bench.accounts.messages.expect([.logIn(try LoginForm.valid.validated())])
        bench.sessions.messages.expect([.save(.sample)])
        spies.messages.expect([
            .render(LoginViewModel.State()),
            .render(LoginViewModel.State(form: .valid, isLoading: true)),
            .didBeginSaving,
            .didEndSaving,
            .exit(.didLogIn),
            .render(LoginViewModel.State(form: .valid)),
        ])
    }

    @Test func `An invalid form shows an error at each invalid field and one alert, and sends nothing`() async {
        let (viewModel, spies, bench) = makeLogin()
        let form = LoginForm(email: "ada", password: "short")
        enter(form, into: viewModel)

        viewModel.logIn()
        await bench.clock.settle()

        let errors = [
            LoginForm.Field.email: FieldError.invalidEmail.message, .password: FieldError.shortPassword.message,
        ]
        #expect(viewModel.state == LoginViewModel.State(form: form, errors: errors))
        spies.outcomes.expect([.show(.checkYourDetails(.invalidEmail))])
        #expect(bench.accounts.messages.isEmpty)
    }

    @Test func `The email of a new account clears the password and errors, and the next tap leaves it valid`() {
        let (viewModel, _, _) = makeLogin()
        viewModel.edit(.password, to: "short")
        viewModel.logIn()

        viewModel.fillIn(email: LoginForm.valid.email)
        let filledIn = viewModel.state
        viewModel.logIn()

        #expect(filledIn == LoginViewModel.State(form: LoginForm(email: LoginForm.valid.email)))
        #expect(viewModel.state.errors == [.password: FieldError.shortPassword.message])
    }

    @Test func `An edit clears the field's error`() {
        let (viewModel, _, _) = makeLogin()
        viewModel.logIn()

        viewModel.edit(.email, to: "a")
        #expect(viewModel.state.errors == [.password: FieldError.shortPassword.message])

        viewModel.edit(.password, to: "b")
        #expect(viewModel.state.errors.isEmpty)
    }

    @Test func `While a login is under way, an invalid form is not refused`() async {
        let (viewModel, spies, bench) = makeLogin()
        enter(.valid, into: viewModel)
        viewModel.logIn()

        viewModel.edit(.email, to: "ada")
        viewModel.logIn()
        await bench.clock.settle()

        #expect(viewModel.state.errors.isEmpty)
        spies.outcomes.expect([.didBeginSaving, .didEndSaving, .exit(.didLogIn)])
    }

    @Test func `Each failed login shows an alert, unless it was canceled, and keeps the form`() async {
        let (viewModel, spies, bench) = makeLogin()
        enter(.valid, into: viewModel)

        let refusal = AccountError.invalidCredentials
        for error: any Error in [refusal, refusal, CancellationError()] {
            bench.accounts.answers.logIn = .failure(error)
            viewModel.logIn()
            await bench.clock.settle()
        }

        let alert = LoginSpies.Message.show(.loginFailed("Invalid credentials"))
        spies.outcomes.expect([alert, alert])
        #expect(viewModel.state == LoginViewModel.State(form: .valid))
    }

    @Test func `Disappearing cancels the login; a late answer changes nothing, and no session is saved`() async throws {
        let (viewModel, spies, bench) = makeLogin()
        enter(.valid, into: viewModel)
        bench.accounts.hold()
        viewModel.logIn()
        await bench.clock.settle()

        viewModel.viewDidDisappear()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(viewModel.state == LoginViewModel.State(form: .valid))
        #expect(spies.outcomes.isEmpty)
        bench.accounts.messages.expect([.logIn(try LoginForm.valid.validated()), .canceled])
        #expect(bench.sessions.messages.isEmpty)
    }
}

/// The session that the view model saves.
extension LoginViewModelTests {
    @Test func `The session is saved after the answer, and before the exit`() async {
        let clock = VirtualClock()
        let log = Log()
        let viewModel = track(
            LoginViewModel(
                accounts: LoggedAccounts(log: log),
                sessions: LoggedSessions(log: log),
                activity: clock.activity,
                saving: SessionSaving(
                    didBegin: { log.add("didBeginSaving") },
                    didEnd: { log.add("didEndSaving") }
                ),
                exits: LoginViewModel.Exits(
                    didLogIn: { log.add("didLogIn") },
                    didAskToSignUp: {}
                )
            )
        )
        enter(.valid, into: viewModel)

        viewModel.logIn()
        await clock.settle()

        log.entries.expect(["logIn", "didBeginSaving", "save", "didEndSaving", "didLogIn"])
    }

    @Test func `While the session is being saved, no second login is sent, and leaving does not cancel it`() async {
        let (viewModel, spies, bench) = makeLogin()
        enter(.valid, into: viewModel)
        bench.sessions.hold()
        viewModel.logIn()
        await bench.clock.settle()

        viewModel.logIn()
        viewModel.viewDidDisappear()
        await bench.clock.settle()
        let saving = viewModel.state
        let outcomes = spies.outcomes
        bench.sessions.release()
        await bench.clock.settle()

        #expect(saving == LoginViewModel.State(form: .valid, isLoading: true))
        outcomes.expect([.didBeginSaving])
        spies.outcomes.expect([.didBeginSaving, .didEndSaving, .exit(.didLogIn)])
        #expect(bench.accounts.messages.count == 1)
        bench.sessions.messages.expect([.save(.sample)])
    }

    @Test(arguments: [
        (
            StorageError("disk full") as any Error,
            [AlertContent.loginFailed("The device could not store or read its data. Try again.")]
        ),
        (CancellationError(), []),
    ])
    func `A session that cannot be saved shows the reason, unless it was canceled, and exits nowhere`(
        error: any Error,
        alerts: [AlertContent]
    ) async {
        let (viewModel, spies, bench) = makeLogin()
        enter(.valid, into: viewModel)
        bench.sessions.failure = error

        viewModel.logIn()
        await bench.clock.settle()

        spies.outcomes.expect([.didBeginSaving, .didEndSaving] + alerts.map { .show($0) })
        #expect(viewModel.state == LoginViewModel.State(form: .valid))
    }

    private func enter(_ form: LoginForm, into viewModel: LoginViewModel) {
        viewModel.edit(.email, to: form.email)
        viewModel.edit(.password, to: form.password)
    }
}

private func makeLogin() -> (LoginViewModel, LoginSpies, Bench) {
    let bench = Bench()
    let spies = track(LoginSpies())
    let viewModel = track(
        LoginViewModel(
            accounts: bench.accounts,
            sessions: bench.sessions,
            activity: bench.clock.activity,
            saving: spies.saving,
            exits: spies.exits
        )
    )
    spies.bind(viewModel, bench.clock.activity)
    return (viewModel, spies, bench)
}
