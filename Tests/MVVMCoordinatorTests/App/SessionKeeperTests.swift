import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct SessionKeeperTests {
    @Test(arguments: [(Session.sample, "didFindSession"), (nil, "didFindNoSession")])
    func `The start reports whether a session is saved`(session: Session?, report: String) async {
        let (keeper, app, bench) = makeSession(session)

        keeper.findSession()
        await bench.clock.settle()

        app.log.entries.expect([report])
    }

    @Test func `A session that cannot be read counts as none`() async {
        let (keeper, app, bench) = makeSession(.sample)
        bench.sessions.failure = StorageError("disk full")

        keeper.findSession()
        await bench.clock.settle()

        app.log.entries.expect(["didFindNoSession"])
    }

    @Test func `Log out reports that it has begun, removes the session once, then reports its end`() async {
        let (keeper, app, bench) = makeSession(.sample)
        bench.sessions.hold()

        keeper.logOut()
        keeper.logOut()
        await bench.clock.settle()
        app.log.entries.expect(["willEndSession"])
        bench.sessions.release()
        await bench.clock.settle()

        bench.sessions.messages.expect([.remove])
        app.log.entries.expect(["willEndSession", "didEndSession"])
    }

    @Test func `A session that cannot be removed is reported with the reason`() async {
        let (keeper, app, bench) = makeSession(.sample)
        bench.sessions.failure = StorageError("disk full")

        keeper.logOut()
        await bench.clock.settle()

        app.log.entries.expect(["willEndSession", "didFailToEndSession storage"])
    }

    @Test func `A canceled removal of the session is reported as such`() async {
        let (keeper, app, bench) = makeSession(.sample)
        bench.sessions.failure = CancellationError()

        keeper.logOut()
        await bench.clock.settle()

        app.log.entries.expect(["willEndSession", "didFailToEndSession canceled"])
    }

    @Test func `A session keeper does not retain its delegate`() {
        let (keeper, _, _) = makeSession(nil)
        var app: AppSpy? = AppSpy()
        keeper.delegate = app

        app = nil

        #expect(keeper.delegate == nil)
    }
}

private func makeSession(_ session: Session?) -> (SessionKeeper, AppSpy, Bench) {
    let bench = Bench(session: session)
    let app = track(AppSpy())
    let keeper = bench.makeSession()
    keeper.delegate = app
    return (keeper, app, bench)
}

/// A delegate that logs what it hears of the session.
private final class AppSpy: SessionKeeperDelegate {
    let log = Log()

    func didFindSession() { log.add("didFindSession") }
    func didFindNoSession() { log.add("didFindNoSession") }
    func willEndSession() { log.add("willEndSession") }
    func didEndSession() { log.add("didEndSession") }
    func didFailToEndSession(_ failure: Failure) { log.add("didFailToEndSession \(failure)") }
}
