import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct AddImageCoordinatorTests {
    @Test(arguments: ["Save", "Cancel"])
    func `The sheet closes when the picture is saved or the user cancels, and the flow finishes`(
        button: String
    ) async throws {
        let (exits, bench) = startAddImageFlow()
        #expect(bench.device.isSheetPresented)
        try bench.device.type(AddImageForm.valid.author, into: "Author")
        try bench.device.type(AddImageForm.valid.address, into: "Image URL")

        try bench.device.tap(button)
        await bench.clock.settle()

        #expect(!bench.device.isSheetPresented)
        exits.entries.expect(["didFinish"])
    }

    @Test func `System back finishes the flow`() throws {
        let (exits, bench) = startAddImageFlow()

        try bench.device.back()

        exits.entries.expect(["didFinish"])
    }

    @Test func `A flow whose sheet is open is freed with its owner`() {
        var (_, bench) = startAddImageFlow()
        weak let coordinator = bench.app

        bench.app = nil

        #expect(bench.device.isSheetPresented)
        #expect(coordinator == nil)
    }
}

private func startAddImageFlow() -> (Log, Bench) {
    var bench = Bench()
    let log = Log()
    let coordinator = track(
        AddImageCoordinator(
            services: bench.services,
            router: StackRouter(bench.show(UnrelatedView())),
            exits: AddImageCoordinator.Exits(didFinish: { _ in log.add("didFinish") })
        )
    )
    bench.app = coordinator
    coordinator.start()
    return (log, bench)
}
