import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct LoginPresenterTests {
    @Test func `A valid login is sent once and opens the landing screen`() {
        let (presenter, roles) = makeLogin()

        presenter.didTapLogIn(email: LoginForm.valid.email, password: LoginForm.valid.password)
        presenter.didBeginLogIn()
        presenter.didLogIn()

        #expect(
            roles.messages == [
                .logIn(email: LoginForm.valid.email, password: LoginForm.valid.password),
                .showLoading(true),
                .showLoading(false),
                .openLanding,
            ]
        )
    }

    @Test func `Each invalid field carries its message, and nothing is sent`() throws {
        let (presenter, roles) = makeLogin()

        let error = try #require(throws: FormError<LoginForm.Field>.self) {
            try LoginForm(email: "ada", password: "short").validated()
        }
        presenter.didRefuse(error)

        #expect(
            roles.messages == [
                .showError(FieldMessage.email, .email),
                .showError(FieldMessage.shortPassword, .password),
                .showAlert(.checkYourDetails(FieldMessage.email)),
            ]
        )
    }

    @Test func `A tap takes the message of a field away that is valid now`() throws {
        let (presenter, roles) = makeLogin()

        let error = try #require(throws: FormError<LoginForm.Field>.self) {
            try LoginForm(email: LoginForm.valid.email, password: "short").validated()
        }
        presenter.didRefuse(error)

        #expect(roles.messages.first == .showError(nil, .email))
    }

    @Test func `An edit takes the field's message away`() {
        let (presenter, roles) = makeLogin()

        presenter.didEditEmail()
        presenter.didEditPassword()

        #expect(roles.messages == [.showError(nil, .email), .showError(nil, .password)])
    }

    @Test func `A refused login is told, twice if it is refused twice`() {
        let (presenter, roles) = makeLogin()

        presenter.didFailLogIn(reason: "Invalid credentials")
        presenter.didFailLogIn(reason: "Invalid credentials")

        let oneFailure: [LoginRolesSpy.Message] = [
            .showLoading(false), .showAlert(.loginFailed("Invalid credentials")),
        ]
        #expect(roles.messages == oneFailure + oneFailure)
    }

    @Test func `Leaving cancels the login, and takes the busy flag away`() {
        let (presenter, roles) = makeLogin()

        presenter.viewDidDisappear()

        #expect(roles.messages == [.cancelLogIn, .showLoading(false)])
    }

    @Test func `Sign up is opened, and its email filled in afterwards`() {
        let (presenter, roles) = makeLogin()

        presenter.didTapSignUp()
        roles.signupOutput?.didSignUp(email: LoginForm.valid.email)

        #expect(
            roles.messages == [
                .openSignup, .fillIn(email: LoginForm.valid.email), .showError(nil, .email),
            ]
        )
    }
}

private func makeLogin() -> (LoginPresenter, LoginRolesSpy) {
    let roles = track(LoginRolesSpy())
    let presenter = track(LoginPresenter(interactor: roles, router: roles))
    presenter.view = roles
    return (presenter, roles)
}
