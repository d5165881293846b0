import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct SignupPresenterTests {
    @Test func `A new account shows a notice, and the delegate gets its email before the screen closes`() async throws {
        let (presenter, spies, bench) = makeSignup()
        bench.accounts.answers.signUp = .success(.accountCreated(email: SignupForm.valid.email))

        presenter.didTapSignUp(.valid)
        await bench.clock.settle()

        spies.messages.expect([
            .showLoading(true),
            .showLoading(false),
            .showNotice(NoticeText.accountCreated),
            .didSignUp(email: SignupForm.valid.email),
            .close,
        ])
        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic))])
    }

    @Test func `A signup that opens a session shows a notice and is reported to the delegate`() async {
        let (presenter, spies, bench) = makeSignup()
        bench.accounts.answers.signUp = .success(.loggedIn)

        presenter.didTapSignUp(.valid)
        await bench.clock.settle()

        spies.messages.expect([
            .showLoading(true), .showLoading(false), .showNotice(NoticeText.accountCreated), .didSignUpAndLogIn,
        ])
    }

    @Test func `Each invalid field shows its error, and no request is sent`() async {
        let (presenter, spies, bench) = makeSignup()

        presenter.didTapSignUp(SignupForm())
        await bench.clock.settle()

        spies.messages.expect([
            .showError(FieldError.missingFirstName.message, .firstName),
            .showError(FieldError.missingLastName.message, .lastName),
            .showError(FieldError.invalidEmail.message, .email),
            .showError(FieldError.notClassicPassword.message, .password),
            .showError(FieldError.invalidPhone.message, .phone),
            .showAlert(.checkYourDetails(.missingFirstName)),
        ])
        #expect(bench.accounts.messages.isEmpty)
    }

    @Test func `The chosen password policy is applied`() {
        let (presenter, spies, _) = makeSignup(policy: .modern)

        presenter.didTapSignUp(.valid)

        #expect(spies.messages.contains(.showError(FieldError.notModernPassword.message, .password)))
    }

    @Test func `The rule for a new password shows as soon as the screen is loaded`() {
        let (presenter, spies, _) = makeSignup(policy: .modern)

        presenter.viewDidLoad()

        spies.messages.expect([.showPasswordHint(PasswordPolicy.modern.hint)])
    }

    @Test func `An edit clears the field's error`() {
        let (presenter, spies, _) = makeSignup()

        presenter.didEdit(.phone)

        spies.messages.expect([.showError(nil, .phone)])
    }

    @Test func `Each failed signup shows an alert`() async {
        let (presenter, spies, bench) = makeSignup()
        bench.accounts.answers.signUp = .failure(AccountError.emailTaken)

        for _ in 1...2 {
            presenter.didTapSignUp(.valid)
            await bench.clock.settle()
        }

        let oneFailure: [SignupMessage] = [
            .showLoading(true), .showLoading(false), .showAlert(.signUpFailed("User Already Exists")),
        ]
        spies.messages.expect(oneFailure + oneFailure)
    }

    @Test func `A second tap while busy sends no request`() async throws {
        let (presenter, spies, bench) = makeSignup()
        bench.accounts.hold()

        presenter.didTapSignUp(.valid)
        presenter.didTapSignUp(.valid)
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic))])
        spies.messages.filter { $0 == .showLoading(true) }.expect([.showLoading(true)])
        spies.messages.filter { $0 == .didSignUpAndLogIn }.expect([.didSignUpAndLogIn])
    }

    @Test func `A canceled signup ends the busy state and shows nothing`() async {
        let (presenter, spies, bench) = makeSignup()
        bench.accounts.answers.signUp = .failure(CancellationError())

        presenter.didTapSignUp(.valid)
        await bench.clock.settle()

        spies.messages.expect([.showLoading(true), .showLoading(false)])
    }

    @Test func `Cancel closes the screen`() {
        let (presenter, spies, _) = makeSignup()

        presenter.didTapCancel()

        spies.messages.expect([.close])
    }
}

private func makeSignup(policy: PasswordPolicy = .classic) -> (SignupPresenter, SignupSpies, Bench) {
    let bench = Bench()
    let spies = SignupSpies()
    let presenter = track(
        SignupPresenter(
            accounts: bench.accounts,
            policy: policy,
            clock: bench.clock,
            delegate: spies.delegate
        )
    )
    presenter.view = spies.view
    return (presenter, spies, bench)
}
