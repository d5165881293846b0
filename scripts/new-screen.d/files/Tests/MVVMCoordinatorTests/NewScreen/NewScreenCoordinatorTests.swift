import Headless
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct NewScreenCoordinatorTests {
    @Test func `“Close” closes the sheet and finishes the flow`() async throws {
        let (exits, bench) = await startNewScreenFlow()
        #expect(bench.device.isSheetPresented)

        try bench.device.tap("Close")

        #expect(!bench.device.isSheetPresented)
        #expect(exits.entries == ["didFinish"])
    }

    @Test func `System back finishes the flow`() async throws {
        let (exits, bench) = await startNewScreenFlow()

        try bench.device.back()

        #expect(exits.entries == ["didFinish"])
    }
}

private func startNewScreenFlow() async -> (Log, Bench) {
    var bench = Bench()
    let log = Log()
    let coordinator = track(
        NewScreenCoordinator(
            services: bench.services,
            router: StackRouter(bench.show(UnrelatedView())),
            exits: NewScreenCoordinator.Exits(didFinish: { _ in log.add("didFinish") })
        )
    )
    bench.app = coordinator
    coordinator.start()
    await bench.clock.settle()
    return (log, bench)
}
