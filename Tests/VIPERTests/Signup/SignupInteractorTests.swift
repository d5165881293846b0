import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct SignupInteractorTests {
    @Test(arguments: [
        (
            SignupOutcome.accountCreated(email: SignupForm.valid.email),
            SignupMessage.didSignUp(email: SignupForm.valid.email)
        ),
        (.loggedIn, .didSignUpAndLogIn),
    ])
    func `A valid signup is sent and its outcome reported`(
        outcome: SignupOutcome,
        report: SignupMessage
    ) async throws {
        let (interactor, output, bench) = makeSignup()
        bench.accounts.answers.signUp = .success(outcome)

        interactor.signUp(.valid)
        await bench.clock.settle()

        output.messages.expect([.didBeginSigningUp, report])
        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic))])
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
        output.messages.expect([.didBeginSigningUp, .didSignUpAndLogIn])
    }
}

private func makeSignup(
    policy: PasswordPolicy = .classic
) -> (SignupInteractor, SignupInteractorOutputSpy, Bench) {
    let bench = Bench()
    let output = track(SignupInteractorOutputSpy())
    let interactor = track(SignupInteractor(accounts: bench.accounts, policy: policy, clock: bench.clock))
    interactor.output = output
    return (interactor, output, bench)
}
