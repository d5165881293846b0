import Headless
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct SignupViewControllerTests {
    @Test func `A new account shows a notice, its email reaches the delegate, and the screen closes`() async throws {
        let (delegate, bench) = showSignup()

        try bench.device.signUp()
        await bench.clock.settle()

        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic))])
        #expect(bench.sessions.messages.isEmpty)
        delegate.messages.expect([.didSignUp(email: SignupForm.valid.email)])
        ScreenText(bench.device).lines.expect(["= Unrelated", "* \(NoticeText.accountCreated)"])
    }

    @Test func `A signup that opens a session is sent once, with Sign up disabled, and reported`() async throws {
        let (delegate, bench) = showSignup(afterSignup: .landing)

        try bench.device.signUp()
        let effect = try bench.device.tap("Sign up")
        await bench.clock.settle()

        #expect(effect == .disabledButton("Sign up"))
        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic))])
        bench.sessions.messages.expect([.save(.sample)])
        delegate.messages.expect([.didSignUpAndLogIn])
        #expect(bench.device.notice == NoticeText.accountCreated)
        #expect(!bench.device.isBusy)
    }

    @Test func `A signup is answered first, then its session is saved, and only then it is reported`() async throws {
        let (delegate, bench) = showSignup(afterSignup: .landing)
        var steps: [[Int]] = []
        bench.accounts.hold()
        bench.sessions.hold()
        try bench.device.signUp()

        for release in [{}, bench.accounts.release, bench.sessions.release] {
            release()
            await bench.clock.settle()
            steps.append([bench.accounts.messages.count, bench.sessions.messages.count, delegate.messages.count])
        }

        steps.expect([[1, 0, 0], [1, 1, 0], [1, 1, 1]])
    }

    @Test func `While the session is being saved the app is busy and takes no action`() async throws {
        let (delegate, bench) = showSignup(afterSignup: .landing)
        bench.sessions.hold()
        try bench.device.signUp()
        await bench.clock.settle()

        for label in ["Sign up", "Cancel"] { #expect(throws: DeviceError.busy) { try bench.device.tap(label) } }
        #expect(throws: DeviceError.busy) { try bench.device.back() }
        let isBusy = bench.device.screen?.isBusy
        bench.sessions.release()
        await bench.clock.settle()

        #expect(isBusy == true)
        #expect(!bench.device.isBusy)
        bench.sessions.messages.expect([.save(.sample)])
        delegate.messages.expect([.didSignUpAndLogIn])
    }

    @Test(arguments: [StorageError("disk full"), CancellationError()] as [any Error])
    func `A session that cannot be saved leads to Log in, because the account exists`(error: any Error) async throws {
        let (delegate, bench) = showSignup(afterSignup: .landing)
        bench.sessions.failure = error

        try bench.device.signUp()
        await bench.clock.settle()

        delegate.messages.expect([.didSignUp(email: SignupForm.valid.email)])
        ScreenText(bench.device).lines.expect(["= Unrelated", "* \(NoticeText.accountCreated)"])
    }

    @Test func `Leaving before the answer saves nothing and reports nothing`() async throws {
        let (delegate, bench) = showSignup(afterSignup: .landing)
        bench.accounts.hold()
        try bench.device.signUp()
        await bench.clock.settle()

        try bench.device.tap("Cancel")
        bench.accounts.release()
        await bench.clock.settle()

        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic)), .canceled])
        #expect(bench.sessions.messages.isEmpty)
        #expect(delegate.messages.isEmpty)
        #expect(bench.device.notice == nil)
    }

    @Test func `Each invalid field shows its error until it is edited, and no request is sent`() async throws {
        let (_, bench) = showSignup()

        try bench.device.tap("Sign up")
        await bench.clock.settle()
        let alert = bench.device.alert?.content
        try bench.device.tap("OK")
        try bench.device.type("1", into: "Phone")

        let errors: [FieldError] = [.missingFirstName, .missingLastName, .invalidEmail, .notClassicPassword]
        #expect(alert == .checkYourDetails(.missingFirstName))
        bench.device.errors.expect(errors.map(\.message) + [nil])
        #expect(bench.accounts.messages.isEmpty)
    }

    @Test func `The rules for password and phone are shown, and the chosen password policy is applied`() throws {
        let (_, bench) = showSignup(policy: .modern)
        let hints = try ["Password", "Phone"].map { try bench.device.field($0).hint }

        try bench.device.signUp()

        hints.expect([PasswordPolicy.modern.rule.message, FieldError.invalidPhone.message])
        #expect(try bench.device.field("Password").error == FieldError.notModernPassword.message)
    }

    @Test func `Each failed signup ends the busy state and shows an alert, unless it was canceled`() async throws {
        let (delegate, bench) = showSignup()
        var alerts: [AlertContent?] = []

        let refusal = AccountError.emailTaken
        for error: any Error in [refusal, refusal, CancellationError()] {
            bench.accounts.answers.signUp = .failure(error)
            try bench.device.signUp()
            await bench.clock.settle()
            alerts.append(bench.device.alert?.content)
            bench.window.dismissAlerts()
        }

        alerts.expect([.signUpFailed("User Already Exists"), .signUpFailed("User Already Exists"), nil])
        #expect(bench.device.screen?.isBusy == false)
        #expect(delegate.messages.isEmpty)
    }

    @Test func `Cancel closes the screen`() throws {
        let (_, bench) = showSignup()

        try bench.device.tap("Cancel")

        #expect(bench.device.screen?.title == "Unrelated")
    }
}

private func showSignup(
    policy: PasswordPolicy = .classic,
    afterSignup: AppOptions.AfterSignup = .login
) -> (DelegateSpy, Bench) {
    let bench = Bench()
    let delegate = track(DelegateSpy())
    let signup = SignupViewController(
        accounts: bench.accounts,
        sessions: bench.sessions,
        policy: policy,
        afterSignup: afterSignup,
        activity: bench.clock.activity,
        delegate: delegate
    )
    bench.show(UnrelatedView(), track(signup))
    return (delegate, bench)
}
