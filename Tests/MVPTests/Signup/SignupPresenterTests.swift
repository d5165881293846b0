import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct SignupPresenterTests {
    @Test func `A new account shows a notice, and the delegate gets its email before the screen closes`() async throws {
        let (presenter, spies, bench) = makeSignup()

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
        #expect(bench.sessions.messages.isEmpty)
    }

    @Test func `A signup that opens the landing screen saves its session and only then reports it`() async throws {
        let clock = VirtualClock()
        let spies = SignupSpies()
        let presenter = track(
            SignupPresenter(
                accounts: spies.services,
                sessions: spies.services,
                policy: .classic,
                afterSignup: .landing,
                activity: clock.activity,
                delegate: spies.delegate
            )
        )
        presenter.view = spies.view

        presenter.didTapSignUp(.valid)
        await clock.settle()

        spies.messages.expect([
            .showLoading(true), .service(.signUp(try SignupForm.valid.validated(policy: .classic))),
            .showSaving(true), .service(.save(.sample)), .showSaving(false),
            .showLoading(false), .showNotice(NoticeText.accountCreated), .didSignUpAndLogIn,
        ])
    }

    @Test func `The signup stays under way until its session is saved`() async {
        let (presenter, spies, bench) = makeSignup(afterSignup: .landing)
        bench.sessions.hold()
        presenter.didTapSignUp(.valid)
        await bench.clock.settle()
        let during = spies.messages

        bench.sessions.release()
        await bench.clock.settle()

        during.expect([.showLoading(true), .showSaving(true)])
        bench.sessions.messages.expect([.save(.sample)])
        #expect(spies.messages.last == .didSignUpAndLogIn)
    }

    @Test(arguments: [StorageError("disk full") as any Error, CancellationError()])
    func `A session that cannot be saved leads to Log in, because the account exists`(error: any Error) async {
        let (presenter, spies, bench) = makeSignup(afterSignup: .landing)
        bench.sessions.failure = error

        presenter.didTapSignUp(.valid)
        await bench.clock.settle()

        spies.messages.expect([
            .showLoading(true), .showSaving(true), .showSaving(false),
            .showLoading(false),
            .showNotice(NoticeText.accountCreated),
            .didSignUp(email: SignupForm.valid.email),
            .close,
        ])
    }

    @Test func `A signup whose screen is left before the answer saves no session`() async {
        let spies: SignupSpies
        let bench: Bench
        do {
            let presenter: SignupPresenter
            (presenter, spies, bench) = makeSignup(afterSignup: .landing)
            bench.accounts.hold()
            presenter.didTapSignUp(.valid)
            await bench.clock.settle()
        }

        bench.accounts.release()
        await bench.clock.settle()

        spies.messages.expect([.showLoading(true)])
        #expect(bench.sessions.messages.isEmpty)
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

    @Test func `The rules for password and phone show as soon as the screen is loaded`() {
        let (presenter, spies, _) = makeSignup(policy: .modern)

        presenter.viewDidLoad()

        spies.messages.expect([
            .showHint(PasswordPolicy.modern.rule.message, .password),
            .showHint(FieldError.invalidPhone.message, .phone),
        ])
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
        let (presenter, spies, bench) = makeSignup(afterSignup: .landing)
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

private func makeSignup(
    policy: PasswordPolicy = .classic,
    afterSignup: AppOptions.AfterSignup = .login
) -> (SignupPresenter, SignupSpies, Bench) {
    let bench = Bench()
    let spies = SignupSpies()
    let presenter = track(
        SignupPresenter(
            accounts: bench.accounts,
            sessions: bench.sessions,
            policy: policy,
            afterSignup: afterSignup,
            activity: bench.clock.activity,
            delegate: spies.delegate
        )
    )
    presenter.view = spies.view
    return (presenter, spies, bench)
}
