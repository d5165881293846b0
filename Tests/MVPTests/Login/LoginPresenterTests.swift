import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct LoginPresenterTests {
    @Test func `A valid login is sent once and opens the landing screen`() async throws {
        let (presenter, view, bench) = makeLogin()

        presenter.didTapLogIn(email: LoginForm.valid.email, password: LoginForm.valid.password)
        await bench.clock.settle()

        #expect(view.messages == [.showLoading(true), .showLoading(false), .openLanding])
        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated())])
    }

    @Test func `Each invalid field carries its message, and nothing is sent`() async {
        let (presenter, view, bench) = makeLogin()

        presenter.didTapLogIn(email: "ada", password: "short")
        await bench.clock.settle()

        #expect(
            view.messages == [
                .showError(FieldMessage.email, .email),
                .showError(FieldMessage.shortPassword, .password),
                .showAlert(.checkYourDetails(FieldMessage.email)),
            ]
        )
        #expect(bench.accounts.messages == [])
    }

    @Test func `A tap takes the message of a field away that is valid now`() {
        let (presenter, view, _) = makeLogin()

        presenter.didTapLogIn(email: LoginForm.valid.email, password: "short")

        #expect(view.messages.first == .showError(nil, .email))
    }

    @Test func `An edit takes the field's message away`() {
        let (presenter, view, _) = makeLogin()

        presenter.didEditEmail()
        presenter.didEditPassword()

        #expect(view.messages == [.showError(nil, .email), .showError(nil, .password)])
    }

    @Test func `A refused login is told, twice if it is refused twice`() async {
        let (presenter, view, bench) = makeLogin()
        bench.accounts.answers.logIn = .failure(AccountError.invalidCredentials)

        for _ in 1...2 {
            presenter.didTapLogIn(email: LoginForm.valid.email, password: LoginForm.valid.password)
            await bench.clock.settle()
        }

        let oneFailure: [LoginViewSpy.Message] = [
            .showLoading(true), .showLoading(false), .showAlert(.loginFailed("Invalid credentials")),
        ]
        #expect(view.messages == oneFailure + oneFailure)
    }

    @Test func `A second tap while busy sends nothing`() async throws {
        let (presenter, view, bench) = makeLogin()
        bench.accounts.hold()

        presenter.didTapLogIn(email: LoginForm.valid.email, password: LoginForm.valid.password)
        presenter.didTapLogIn(email: LoginForm.valid.email, password: LoginForm.valid.password)
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated())])
        #expect(view.messages.filter { $0 == .openLanding } == [.openLanding])
    }

    @Test func `Leaving cancels the login, and its answer changes nothing`() async throws {
        let (presenter, view, bench) = makeLogin()
        bench.accounts.hold()
        presenter.didTapLogIn(email: LoginForm.valid.email, password: LoginForm.valid.password)
        await bench.clock.settle()

        presenter.viewDidDisappear()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(view.messages == [.showLoading(true), .showLoading(false)])
        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated()), .canceled])
    }

    @Test func `Sign up is opened, and its email filled in afterwards`() {
        let (presenter, view, _) = makeLogin()

        presenter.didTapSignUp()
        presenter.didSignUp(email: LoginForm.valid.email)

        #expect(
            view.messages == [
                .openSignup, .fillIn(email: LoginForm.valid.email), .showError(nil, .email),
            ]
        )
    }
}

private func makeLogin() -> (LoginPresenter, LoginViewSpy, Bench) {
    let bench = Bench()
    let view = track(LoginViewSpy())
    let presenter = track(LoginPresenter(accounts: bench.accounts, clock: bench.clock))
    presenter.view = view
    return (presenter, view, bench)
}
