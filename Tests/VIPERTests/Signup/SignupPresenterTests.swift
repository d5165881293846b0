import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct SignupPresenterTests {
    @Test(arguments: PasswordPolicy.allCases)
    func `Loading shows the rules for password and phone`(policy: PasswordPolicy) {
        let (presenter, spies) = makeSignup(policy: policy)

        presenter.viewDidLoad()

        spies.messages.expect([
            .showHint(policy.rule.message, .password), .showHint(FieldError.invalidPhone.message, .phone),
        ])
    }

    @Test func `A new account shows a notice and is reported before the screen closes`() {
        let (presenter, spies) = makeSignup()

        presenter.didTapSignUp(.valid)
        presenter.didBeginSigningUp()
        presenter.didSignUp(email: SignupForm.valid.email)

        spies.messages.expect([
            .signUp(.valid),
            .showLoading(true),
            .showLoading(false),
            .showNotice(NoticeText.accountCreated),
            .didSignUp(email: SignupForm.valid.email),
            .close,
        ])
    }

    @Test func `A new account with a session shows a notice and is reported`() {
        let (presenter, spies) = makeSignup()

        presenter.didBeginSavingSession()
        presenter.didEndSavingSession()
        presenter.didSignUpAndLogIn()

        spies.messages.expect([
            .showSaving(true), .showSaving(false), .showLoading(false), .showNotice(NoticeText.accountCreated),
            .didSignUpAndLogIn,
        ])
    }

    @Test func `A refused form shows an error on each field and an alert with the first`() throws {
        let (presenter, spies) = makeSignup()

        let error = try #require(throws: FormError<SignupForm.Field>.self) {
            try SignupForm().validated(policy: .classic)
        }
        presenter.didFailValidation(error)

        spies.messages.expect([
            .showError(FieldError.missingFirstName.message, .firstName),
            .showError(FieldError.missingLastName.message, .lastName),
            .showError(FieldError.invalidEmail.message, .email),
            .showError(FieldError.notClassicPassword.message, .password),
            .showError(FieldError.invalidPhone.message, .phone),
            .showAlert(.checkYourDetails(.missingFirstName)),
        ])
    }

    @Test func `An edit clears the field's error`() {
        let (presenter, spies) = makeSignup()

        presenter.didEdit(.phone)

        spies.messages.expect([.showError(nil, .phone)])
    }

    @Test func `Each failed signup shows an alert`() {
        let (presenter, spies) = makeSignup()

        presenter.didFailToSignUp(.emailTaken)
        presenter.didFailToSignUp(.emailTaken)

        let oneFailure: [SignupMessage] = [
            .showLoading(false), .showAlert(.signUpFailed("User Already Exists")),
        ]
        spies.messages.expect(oneFailure + oneFailure)
    }

    @Test func `A signup canceled elsewhere ends the busy state without an alert`() {
        let (presenter, spies) = makeSignup()

        presenter.didFailToSignUp(.canceled)

        spies.messages.expect([.showLoading(false)])
    }

    @Test func `Cancel closes the screen`() {
        let (presenter, spies) = makeSignup()

        presenter.didTapCancel()

        spies.messages.expect([.close])
    }
}

private func makeSignup(policy: PasswordPolicy = .classic) -> (SignupPresenter, SignupSpies) {
    let spies = SignupSpies()
    let presenter = track(
        SignupPresenter(
            policy: policy,
            interactor: spies.interactor,
            router: spies.router,
            moduleOutput: spies.moduleOutput
        )
    )
    presenter.view = spies.view
    return (presenter, spies)
}
