import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AppInteractorTests {
    @Test(arguments: [Session.sample, nil])
    func `A session is reported as found or not found`(session: Session?) async {
        let (interactor, output, bench) = makeApp(session: session)

        interactor.start()
        await bench.clock.settle()

        output.messages.expect([session == nil ? .didFindNoSession : .didFindSession])
    }

    @Test func `A session that cannot be read is reported as not found`() async {
        let (interactor, output, bench) = makeApp(session: .sample)
        bench.sessions.failure = StorageError("disk full")

        interactor.start()
        await bench.clock.settle()

        output.messages.expect([.didFindNoSession])
    }

    @Test(
        arguments: [(nil, .didEndSession), (StorageError("disk full"), .didFailToEndSession(.storage))]
            as [(StorageError?, AppMessage)]
    )
    func `The session is removed once, and the result reported`(error: StorageError?, report: AppMessage) async {
        let (interactor, output, bench) = makeApp(session: .sample)
        bench.sessions.failure = error

        interactor.endSession()
        interactor.endSession()
        await bench.clock.settle()

        bench.sessions.messages.expect([.remove])
        output.messages.expect([report])
    }

    @Test func `A change that fails after its screen was left is reported`() async {
        let (interactor, output, bench) = makeApp(session: .sample)
        interactor.start()
        await bench.clock.settle()

        bench.clock.activity.orphanedFailures.announce(.title, .storage)

        output.messages.expect([.didFindSession, .didFailAfterLeaving(.title, .storage)])
        withExtendedLifetime(interactor) {}
    }
}

private func makeApp(session: Session?) -> (AppInteractor, AppInteractorOutputSpy, Bench) {
    let bench = Bench(session: session)
    let output = track(AppInteractorOutputSpy())
    let interactor = track(AppInteractor(sessions: bench.sessions, activity: bench.clock.activity))
    interactor.output = output
    return (interactor, output, bench)
}
