import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct SessionViewModelTests {
    @Test func `With a saved session the start finds it`() async {
        let (viewModel, exits, bench) = makeSession(.sample)

        viewModel.start()
        await bench.clock.settle()

        #expect(exits.entries == ["didFindSession"])
    }

    @Test func `Without a session the start finds none`() async {
        let (viewModel, exits, bench) = makeSession(nil)

        viewModel.start()
        await bench.clock.settle()

        #expect(exits.entries == ["didFindNoSession"])
    }

    @Test func `Log out removes the session once, then exits`() async {
        let (viewModel, exits, bench) = makeSession(.sample)
        bench.sessions.hold()

        viewModel.logOut()
        viewModel.logOut()
        await bench.clock.settle()
        bench.sessions.release()
        await bench.clock.settle()

        #expect(bench.sessions.messages == [.remove])
        #expect(exits.entries == ["didEndSession"])
    }

    @Test func `A session that cannot be removed exits with an alert`() async {
        let (viewModel, exits, bench) = makeSession(.sample)
        bench.sessions.failure = StorageError("disk full")

        viewModel.logOut()
        await bench.clock.settle()

        #expect(exits.entries == ["didFailToEndSession Log out failed"])
    }

    @Test func `A canceled removal of the session exits without an alert`() async {
        let clock = VirtualClock()
        let (viewModel, exits) = makeSession(CancelingSessionStore(), clock: clock)

        viewModel.logOut()
        await clock.settle()

        #expect(exits.entries == ["didFailToEndSession without an alert"])
    }
}

private func makeSession(_ session: Session?) -> (SessionViewModel, Log, Bench) {
    let bench = Bench(session: session)
    let (viewModel, exits) = makeSession(bench.sessions, clock: bench.clock)
    return (viewModel, exits, bench)
}

private func makeSession(_ sessions: any SessionStore, clock: VirtualClock) -> (SessionViewModel, Log) {
    let log = Log()
    let viewModel = SessionViewModel(
        sessions: sessions,
        clock: clock,
        exits: SessionViewModel.Exits(
            didFindSession: { log.add("didFindSession") },
            didFindNoSession: { log.add("didFindNoSession") },
            didEndSession: { log.add("didEndSession") },
            didFailToEndSession: { log.add("didFailToEndSession \($0?.title ?? "without an alert")") }
        )
    )
    return (track(viewModel), log)
}

/// A store in which the removal is canceled.
private nonisolated struct CancelingSessionStore: SessionStore {
    func current() async -> Session? { nil }

    func save(_ session: Session) async throws {}

    func remove() async throws { throw CancellationError() }
}
