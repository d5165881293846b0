import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct SignupPresenterTests {
    @Test func `A new account is told of, and Log in hears its email before the screen closes`() {
        let (presenter, roles) = makeSignup()

        presenter.didTapSignUp(.valid)
        presenter.didBeginSignUp()
        presenter.didCreateAccount(email: SignupForm.valid.email)

        #expect(
            roles.messages == [
                .signUp(.valid),
                .showLoading(true),
                .showLoading(false),
                .showNotice(NoticeText.accountCreated),
                .didSignUp(email: SignupForm.valid.email),
                .close,
            ]
        )
    }

    @Test func `Logged in at once, it opens the landing screen`() {
        let (presenter, roles) = makeSignup()

        presenter.didLogIn()

        #expect(roles.messages == [.showLoading(false), .showNotice(NoticeText.accountCreated), .openLanding])
    }

    @Test func `Each invalid field carries its message, and nothing is sent`() throws {
        let (presenter, roles) = makeSignup()

        let error = try #require(throws: FormError<SignupForm.Field>.self) {
            try SignupForm().validated(policy: .classic)
        }
        presenter.didRefuse(error)

        #expect(
            roles.messages == [
                .showError(FieldMessage.firstName, .firstName),
                .showError(FieldMessage.lastName, .lastName),
                .showError(FieldMessage.email, .email),
                .showError(FieldMessage.classicPassword, .password),
                .showError(FieldMessage.phone, .phone),
                .showAlert(.checkYourDetails(FieldMessage.firstName)),
            ]
        )
    }

    @Test func `An edit takes the field's message away`() {
        let (presenter, roles) = makeSignup()

        presenter.didEdit(.phone)

        #expect(roles.messages == [.showError(nil, .phone)])
    }

    @Test func `A refused sign-up is told, twice if it is refused twice`() {
        let (presenter, roles) = makeSignup()

        presenter.didFailSignUp(reason: "User Already Exists")
        presenter.didFailSignUp(reason: "User Already Exists")

        let oneFailure: [SignupRolesSpy.Message] = [
            .showLoading(false), .showAlert(.signUpFailed("User Already Exists")),
        ]
        #expect(roles.messages == oneFailure + oneFailure)
    }

    @Test func `Cancel closes the screen`() {
        let (presenter, roles) = makeSignup()

        presenter.didTapCancel()

        #expect(roles.messages == [.close])
    }
}

private func makeSignup() -> (SignupPresenter, SignupRolesSpy) {
    let roles = track(SignupRolesSpy())
    let presenter = track(SignupPresenter(interactor: roles, router: roles, moduleOutput: roles))
    presenter.view = roles
    return (presenter, roles)
}
