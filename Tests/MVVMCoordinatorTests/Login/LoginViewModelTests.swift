import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct LoginViewModelTests {
    @Test func `A valid login is sent once, shows that it is under way, and exits`() async throws {
        let (viewModel, spies, bench) = makeLogin()
        enter(.valid, into: viewModel)

        viewModel.logIn()
        await bench.clock.settle()

        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated())])
        #expect(
            spies.messages == [
                .render(LoginViewModel.State()),
                .render(LoginViewModel.State(form: .valid, isLoading: true)),
                .exit(.didLogIn),
                .render(LoginViewModel.State(form: .valid)),
            ]
        )
    }

    @Test func `An invalid form shows an error at each invalid field and one alert, and sends nothing`() async {
        let (viewModel, spies, bench) = makeLogin()
        enter(LoginForm(email: "ada", password: "short"), into: viewModel)

        viewModel.logIn()
        await bench.clock.settle()

        #expect(viewModel.state.errors[.email] == FieldError.invalidEmail.message)
        #expect(viewModel.state.errors[.password] == FieldError.shortPassword.message)
        #expect(!viewModel.state.isLoading)
        #expect(spies.outcomes == [.show(.checkYourDetails(.invalidEmail))])
        #expect(bench.accounts.messages == [])
    }

    @Test func `The email of a new account clears the password and errors, and the next tap leaves it valid`() {
        let (viewModel, _, _) = makeLogin()
        viewModel.edit(.password, to: "short")
        viewModel.logIn()
        #expect(viewModel.state.errors[.email] == FieldError.invalidEmail.message)

        viewModel.fillIn(email: LoginForm.valid.email)
        #expect(viewModel.state == LoginViewModel.State(form: LoginForm(email: LoginForm.valid.email)))
        viewModel.logIn()

        #expect(viewModel.state.errors[.email] == nil)
        #expect(viewModel.state.errors[.password] == FieldError.shortPassword.message)
    }

    @Test func `An edit clears the field's error`() {
        let (viewModel, _, _) = makeLogin()
        viewModel.logIn()

        viewModel.edit(.email, to: "a")
        #expect(viewModel.state.errors == [.password: FieldError.shortPassword.message])

        viewModel.edit(.password, to: "b")
        #expect(viewModel.state.errors == [:])
    }

    @Test func `While a login is under way, an invalid form is not refused`() async {
        let (viewModel, spies, bench) = makeLogin()
        bench.accounts.hold()
        enter(.valid, into: viewModel)
        viewModel.logIn()

        viewModel.edit(.email, to: "ada")
        viewModel.logIn()
        await bench.clock.settle()

        #expect(viewModel.state.errors[.email] == nil)
        #expect(spies.outcomes == [])
        bench.accounts.release()
        await bench.clock.settle()
    }

    @Test func `Each failed login shows an alert and keeps the form`() async {
        let (viewModel, spies, bench) = makeLogin()
        bench.accounts.answers.logIn = .failure(AccountError.invalidCredentials)
        enter(.valid, into: viewModel)

        for _ in 1...2 {
            viewModel.logIn()
            await bench.clock.settle()
        }

        #expect(
            spies.outcomes == [
                .show(.loginFailed("Invalid credentials")), .show(.loginFailed("Invalid credentials")),
            ]
        )
        #expect(viewModel.state == LoginViewModel.State(form: .valid))
    }

    @Test func `A login canceled elsewhere ends the busy state and shows nothing`() async {
        let (viewModel, spies, bench) = makeLogin()
        bench.accounts.answers.logIn = .failure(CancellationError())
        enter(.valid, into: viewModel)

        viewModel.logIn()
        await bench.clock.settle()

        #expect(spies.outcomes == [])
        #expect(viewModel.state == LoginViewModel.State(form: .valid))
    }

    @Test func `A second tap during a login sends nothing`() async throws {
        let (viewModel, spies, bench) = makeLogin()
        enter(.valid, into: viewModel)
        bench.accounts.hold()

        viewModel.logIn()
        viewModel.logIn()
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated())])
        #expect(spies.outcomes == [.exit(.didLogIn)])
    }

    @Test func `Disappearing cancels the login, and a late answer changes nothing`() async throws {
        let (viewModel, spies, bench) = makeLogin()
        enter(.valid, into: viewModel)
        bench.accounts.hold()
        viewModel.logIn()
        await bench.clock.settle()

        viewModel.viewDidDisappear()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(viewModel.state == LoginViewModel.State(form: .valid))
        #expect(spies.outcomes == [])
        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated()), .canceled])
    }

    @Test func `A tap on “Sign up” exits, and the new account's email is filled in afterwards`() async {
        let (viewModel, spies, bench) = makeLogin()

        viewModel.askToSignUp()
        viewModel.fillIn(email: LoginForm.valid.email)
        await bench.clock.settle()

        #expect(
            spies.messages == [
                .render(LoginViewModel.State()),
                .exit(.didAskToSignUp),
                .render(LoginViewModel.State(form: LoginForm(email: LoginForm.valid.email))),
            ]
        )
    }

    private func enter(_ form: LoginForm, into viewModel: LoginViewModel) {
        viewModel.edit(.email, to: form.email)
        viewModel.edit(.password, to: form.password)
    }
}

private func makeLogin() -> (LoginViewModel, LoginSpies, Bench) {
    let bench = Bench()
    let spies = track(LoginSpies())
    let viewModel = track(LoginViewModel(accounts: bench.accounts, clock: bench.clock, exits: spies.exits))
    spies.bind(viewModel, bench.clock.activity)
    return (viewModel, spies, bench)
}
