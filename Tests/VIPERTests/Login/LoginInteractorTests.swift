import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct LoginInteractorTests {
    @Test func `A valid login is sent once and reported`() async throws {
        let (interactor, output, bench) = makeLogin()

        for _ in 1...2 { interactor.logIn(.valid) }
        await bench.clock.settle()

        output.messages.expect([.didBeginLoggingIn, .didLogIn])
        bench.accounts.messages.expect([.logIn(try LoginForm.valid.validated())])
    }

    @Test func `An invalid login is refused without a request`() async {
        let (interactor, output, bench) = makeLogin()

        interactor.logIn(LoginForm(email: "ada", password: "short"))
        await bench.clock.settle()

        output.messages.expect([.didFailValidation([.email, .password])])
        #expect(bench.accounts.messages.isEmpty)
    }

    @Test(arguments: [
        (AccountError.invalidCredentials as any Error, Failure.invalidCredentials), (CancellationError(), .canceled),
    ])
    func `Each failed login is reported`(error: any Error, failure: Failure) async {
        let (interactor, output, bench) = makeLogin()
        bench.accounts.answers.logIn = .failure(error)

        for _ in 1...2 {
            interactor.logIn(.valid)
            await bench.clock.settle()
        }

        let oneFailure: [LoginMessage] = [.didBeginLoggingIn, .didFailToLogIn(failure)]
        output.messages.expect(oneFailure + oneFailure)
    }

    @Test func `A canceled login is not reported`() async throws {
        let (interactor, output, bench) = makeLogin()
        bench.accounts.hold()
        interactor.logIn(.valid)
        await bench.clock.settle()

        interactor.cancelLogIn()
        bench.accounts.release()
        await bench.clock.settle()

        output.messages.expect([.didBeginLoggingIn])
        bench.accounts.messages.expect([.logIn(try LoginForm.valid.validated()), .canceled])
    }
}

private func makeLogin() -> (LoginInteractor, LoginInteractorOutputSpy, Bench) {
    let bench = Bench()
    let output = track(LoginInteractorOutputSpy())
    let interactor = track(LoginInteractor(accounts: bench.accounts, clock: bench.clock))
    interactor.output = output
    return (interactor, output, bench)
}
