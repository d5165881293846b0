import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct LoginViewModelTests {
    @Test func `A valid login is sent once and opens the landing screen`() async throws {
        let (viewModel, exits, bench) = makeLogin()

        enter(.valid, into: viewModel)
        viewModel.logIn()
        #expect(viewModel.state.phase == .loading)
        await bench.clock.settle()

        #expect(viewModel.state == LoginViewModel.State(phase: .loaded, form: .valid))
        #expect(exits.messages == [.didLogIn])
        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated())])
    }

    @Test func `Each invalid field carries its message, and nothing is sent`() async {
        let (viewModel, exits, bench) = makeLogin()

        enter(LoginForm(email: "ada", password: "short"), into: viewModel)
        viewModel.logIn()
        await bench.clock.settle()

        #expect(viewModel.state.phase == .idle)
        #expect(viewModel.state.errors[.email] == FieldMessage.email)
        #expect(viewModel.state.errors[.password] == FieldMessage.shortPassword)
        #expect(viewModel.state.alert?.value == .checkYourDetails(FieldMessage.email))
        #expect(exits.messages == [])
        #expect(bench.accounts.messages == [])
    }

    @Test func `A tap takes the message of a field away that is valid now`() {
        let (viewModel, _, _) = makeLogin()
        viewModel.logIn()
        #expect(viewModel.state.errors[.email] == FieldMessage.email)

        viewModel.fillIn(email: LoginForm.valid.email)
        viewModel.logIn()

        #expect(viewModel.state.errors[.email] == nil)
        #expect(viewModel.state.errors[.password] == FieldMessage.shortPassword)
    }

    @Test func `An edit takes the field's message away`() {
        let (viewModel, _, _) = makeLogin()
        viewModel.logIn()

        viewModel.edit(email: "a")
        #expect(viewModel.state.errors.entries.map(\.field) == [.password])

        viewModel.edit(password: "b")
        #expect(viewModel.state.errors.entries.map(\.field) == [])
    }

    @Test func `A refused login is told, twice if it is refused twice`() async {
        let (viewModel, exits, bench) = makeLogin()
        bench.accounts.answers.logIn = .failure(AccountError.invalidCredentials)
        enter(.valid, into: viewModel)

        viewModel.logIn()
        await bench.clock.settle()
        let first = viewModel.state
        viewModel.logIn()
        await bench.clock.settle()
        let second = viewModel.state

        #expect(first.alert?.value == .loginFailed("Invalid credentials"))
        #expect(second.alert?.value == first.alert?.value)
        #expect(second.alert != first.alert)
        #expect(second.phase == .failed("Invalid credentials"))
        #expect(second.form == .valid)
        #expect(exits.messages == [])
    }

    @Test func `A second tap while busy sends nothing`() async throws {
        let (viewModel, exits, bench) = makeLogin()
        enter(.valid, into: viewModel)
        bench.accounts.hold()

        viewModel.logIn()
        viewModel.logIn()
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated())])
        #expect(exits.messages == [.didLogIn])
    }

    @Test func `Leaving cancels the login, and its answer changes nothing`() async throws {
        let (viewModel, exits, bench) = makeLogin()
        enter(.valid, into: viewModel)
        bench.accounts.hold()
        viewModel.logIn()
        await bench.clock.settle()

        viewModel.cancelLogIn()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(viewModel.state == LoginViewModel.State(form: .valid))
        #expect(exits.messages == [])
        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated()), .canceled])
    }

    @Test func `Sign up is opened, and its email filled in afterwards`() {
        let (viewModel, exits, _) = makeLogin()

        viewModel.signUp()
        viewModel.fillIn(email: LoginForm.valid.email)

        #expect(exits.messages == [.signUp])
        #expect(viewModel.state == LoginViewModel.State(form: LoginForm(email: LoginForm.valid.email)))
    }

    private func enter(_ form: LoginForm, into viewModel: LoginViewModel) {
        viewModel.edit(email: form.email)
        viewModel.edit(password: form.password)
    }
}

private func makeLogin() -> (LoginViewModel, LoginExitsSpy, Bench) {
    let bench = Bench()
    let spy = track(LoginExitsSpy())
    let viewModel = track(LoginViewModel(accounts: bench.accounts, clock: bench.clock, exits: spy.exits))
    return (viewModel, spy, bench)
}
