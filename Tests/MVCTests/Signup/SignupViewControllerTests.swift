import Headless
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct SignupViewControllerTests {
    @Test func `A new account shows a notice, its email reaches the delegate, and the screen closes`() async throws {
        let (delegate, bench) = showSignup()
        bench.accounts.answers.signUp = .success(.accountCreated(email: SignupForm.valid.email))

        try bench.device.signUp()
        await bench.clock.settle()

        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic))])
        delegate.messages.expect([.didSignUp(email: SignupForm.valid.email)])
        ScreenText(bench.device).lines.expect(["= Unrelated", "* \(NoticeText.accountCreated)"])
    }

    @Test func `A signup that opens a session is sent once, with Sign up disabled, and reported`() async throws {
        let (delegate, bench) = showSignup()
        bench.accounts.answers.signUp = .success(.loggedIn)

        try bench.device.signUp()
        let effect = try bench.device.tap("Sign up")
        await bench.clock.settle()

        #expect(effect == .disabledButton("Sign up"))
        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic))])
        delegate.messages.expect([.didSignUpAndLogIn])
        #expect(bench.device.notice == NoticeText.accountCreated)
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

    @Test func `The chosen password policy is shown and applied`() throws {
        let (_, bench) = showSignup(policy: .modern)
        let hint = try bench.device.field("Password").hint

        try bench.device.signUp()

        #expect(hint == PasswordPolicy.modern.hint)
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

private func showSignup(policy: PasswordPolicy = .classic) -> (DelegateSpy, Bench) {
    var bench = Bench()
    bench.options.policy = policy
    let delegate = track(DelegateSpy())
    bench.show(UnrelatedView(), track(SignupViewController(services: bench.services, delegate: delegate)))
    return (delegate, bench)
}
