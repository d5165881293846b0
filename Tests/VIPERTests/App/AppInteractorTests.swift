import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AppInteractorTests {
    @Test(arguments: [Session.sample, nil])
    func `It reports whether there is a session`(session: Session?) async {
        let (interactor, output, bench) = makeApp(session: session)

        interactor.findSession()
        await bench.clock.settle()

        #expect(output.messages == [session == nil ? .didFindNoSession : .didFindSession])
    }

    @Test func `It removes the session once, however often it is asked`() async {
        let (interactor, output, bench) = makeApp(session: .sample)

        interactor.endSession()
        interactor.endSession()
        await bench.clock.settle()

        #expect(bench.sessions.messages == [.remove])
        #expect(output.messages == [.didEndSession])
    }

    @Test func `A failure is reported with its reason`() async {
        let (interactor, output, bench) = makeApp(session: .sample)
        bench.sessions.failure = StorageError("disk full")

        interactor.endSession()
        await bench.clock.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(output.messages == [.didFailToEndSession(reason: reason)])
    }
}

private func makeApp(session: Session?) -> (AppInteractor, AppInteractorOutputSpy, Bench) {
    let bench = Bench(session: session)
    let output = track(AppInteractorOutputSpy())
    let interactor = track(AppInteractor(sessions: bench.sessions, clock: bench.clock))
    interactor.output = output
    return (interactor, output, bench)
}
