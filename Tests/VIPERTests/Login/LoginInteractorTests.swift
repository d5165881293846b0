import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct LoginInteractorTests {
    @Test func `Until its session is saved a login is neither over nor begun again`() async throws {
        let (interactor, output, bench) = makeLogin()
        bench.sessions.hold()

        for _ in 1...2 {
            interactor.logIn(.valid)
            interactor.logIn(.valid)
            await bench.clock.settle()
        }
        bench.accounts.messages.expect([.logIn(try LoginForm.valid.validated())])
        bench.sessions.messages.expect([.save(.sample)])
        output.messages.expect([.didBeginLoggingIn, .didBeginSavingSession])
        bench.sessions.release()
        await bench.clock.settle()

        output.messages.expect([.didBeginLoggingIn, .didBeginSavingSession, .didEndSavingSession, .didLogIn])
    }

    @Test func `A login is asked for, its session saved and its success reported, in this order`() async throws {
        let clock = VirtualClock()
        let output = track(LoginInteractorOutputSpy())
        let services = track(SessionServicesSpy { [output] in output.record(.service($0)) })
        let interactor = track(LoginInteractor(accounts: services, sessions: services, activity: clock.activity))
        interactor.output = output

        interactor.logIn(.valid)
        await clock.settle()

        output.messages.expect([
            .didBeginLoggingIn, .service(.logIn(try LoginForm.valid.validated())),
            .didBeginSavingSession, .service(.save(.sample)), .didEndSavingSession, .didLogIn,
        ])
    }

    @Test func `A session that cannot be saved is reported as a failed login`() async {
        let (interactor, output, bench) = makeLogin()
        bench.sessions.failure = StorageError("disk full")

        interactor.logIn(.valid)
        await bench.clock.settle()

        output.messages.expect([
            .didBeginLoggingIn, .didBeginSavingSession, .didEndSavingSession, .didFailToLogIn(.storage),
        ])
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

    @Test func `A login canceled before the answer saves no session and is not reported`() async throws {
        let (interactor, output, bench) = makeLogin()
        bench.accounts.hold()
        interactor.logIn(.valid)
        await bench.clock.settle()

        interactor.cancelLogIn()
        bench.accounts.release()
        await bench.clock.settle()

        output.messages.expect([.didBeginLoggingIn])
        bench.accounts.messages.expect([.logIn(try LoginForm.valid.validated()), .canceled])
        #expect(bench.sessions.messages.isEmpty)
    }

    @Test func `A login whose session is being saved is not canceled`() async {
        let (interactor, output, bench) = makeLogin()
        bench.sessions.hold()
        interactor.logIn(.valid)
        await bench.clock.settle()

        interactor.cancelLogIn()
        bench.sessions.release()
        await bench.clock.settle()

        output.messages.expect([.didBeginLoggingIn, .didBeginSavingSession, .didEndSavingSession, .didLogIn])
    }
}

private func makeLogin() -> (LoginInteractor, LoginInteractorOutputSpy, Bench) {
    let bench = Bench()
    let output = track(LoginInteractorOutputSpy())
    let interactor = track(
        LoginInteractor(accounts: bench.accounts, sessions: bench.sessions, activity: bench.clock.activity)
    )
    interactor.output = output
    return (interactor, output, bench)
}
