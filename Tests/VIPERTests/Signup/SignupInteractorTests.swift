import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct SignupInteractorTests {
    @Test func `A valid signup is sent and reported; before Log in no session is saved`() async throws {
        let (interactor, output, bench) = makeSignup()

        interactor.signUp(.valid)
        await bench.clock.settle()

        output.messages.expect([.didBeginSigningUp, .didSignUp(email: SignupForm.valid.email)])
        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic))])
        #expect(bench.sessions.messages.isEmpty)
    }

    @Test func `Until its session is saved a signup is neither over nor begun again`() async throws {
        let (interactor, output, bench) = makeSignup(afterSignup: .landing)
        bench.sessions.hold()

        for _ in 1...2 {
            interactor.signUp(.valid)
            await bench.clock.settle()
        }
        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic))])
        bench.sessions.messages.expect([.save(.sample)])
        output.messages.expect([.didBeginSigningUp, .didBeginSavingSession])
        bench.sessions.release()
        await bench.clock.settle()

        output.messages.expect([.didBeginSigningUp, .didBeginSavingSession, .didEndSavingSession, .didSignUpAndLogIn])
    }

    @Test func `An account is created, its session saved and its success reported, in this order`() async throws {
        let clock = VirtualClock()
        let output = track(SignupInteractorOutputSpy())
        let services = track(SessionServicesSpy { [output] in output.record(.service($0)) })
        let interactor = track(
            SignupInteractor(
                accounts: services,
                sessions: services,
                policy: .classic,
                afterSignup: .landing,
                activity: clock.activity
            )
        )
        interactor.output = output

        interactor.signUp(.valid)
        await clock.settle()

        output.messages.expect([
            .didBeginSigningUp, .service(.signUp(try SignupForm.valid.validated(policy: .classic))),
            .didBeginSavingSession, .service(.save(.sample)), .didEndSavingSession, .didSignUpAndLogIn,
        ])
    }

    @Test func `An account whose session cannot be saved is reported without one`() async {
        let (interactor, output, bench) = makeSignup(afterSignup: .landing)
        bench.sessions.failure = StorageError("disk full")

        interactor.signUp(.valid)
        await bench.clock.settle()

        output.messages.expect([
            .didBeginSigningUp, .didBeginSavingSession, .didEndSavingSession, .didSignUp(email: SignupForm.valid.email),
        ])
    }

    @Test func `A signup left before the answer saves no session`() async throws {
        let bench: Bench
        do {
            let interactor: SignupInteractor
            (interactor, _, bench) = makeSignup(afterSignup: .landing)
            bench.accounts.hold()
            interactor.signUp(.valid)
            await bench.clock.settle()
        }

        bench.accounts.release()
        await bench.clock.settle()

        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic)), .canceled])
        #expect(bench.sessions.messages.isEmpty)
    }

    @Test func `An invalid signup is refused without a request`() async {
        let (interactor, output, bench) = makeSignup()

        interactor.signUp(SignupForm())
        await bench.clock.settle()

        output.messages.expect([.didFailValidation(SignupForm.Field.allCases)])
        #expect(bench.accounts.messages.isEmpty)
    }

    @Test func `A password is validated under the given policy`() {
        let (interactor, output, _) = makeSignup(policy: .modern)

        interactor.signUp(.valid)

        output.messages.expect([.didFailValidation([.password])])
    }

    @Test func `Each failed signup is reported`() async {
        let (interactor, output, bench) = makeSignup()
        bench.accounts.answers.signUp = .failure(AccountError.emailTaken)

        for _ in 1...2 {
            interactor.signUp(.valid)
            await bench.clock.settle()
        }

        let oneFailure: [SignupMessage] = [
            .didBeginSigningUp, .didFailToSignUp(.emailTaken),
        ]
        output.messages.expect(oneFailure + oneFailure)
    }

    @Test func `A second signup while one is under way neither begins nor is sent`() async throws {
        let (interactor, output, bench) = makeSignup()
        bench.accounts.hold()

        interactor.signUp(.valid)
        interactor.signUp(.valid)
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic))])
        output.messages.expect([.didBeginSigningUp, .didSignUp(email: SignupForm.valid.email)])
    }
}

private func makeSignup(
    policy: PasswordPolicy = .classic,
    afterSignup: AppOptions.AfterSignup = .login
) -> (SignupInteractor, SignupInteractorOutputSpy, Bench) {
    let bench = Bench()
    let output = track(SignupInteractorOutputSpy())
    let interactor = track(
        SignupInteractor(
            accounts: bench.accounts,
            sessions: bench.sessions,
            policy: policy,
            afterSignup: afterSignup,
            activity: bench.clock.activity
        )
    )
    interactor.output = output
    return (interactor, output, bench)
}
