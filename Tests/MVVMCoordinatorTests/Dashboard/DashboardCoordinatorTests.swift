import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct DashboardCoordinatorTests {
    @Test func `Its first screen is Dashboard, and leads to log out`() async throws {
        let (exits, bench) = await makeDashboardFlow()

        try bench.device.tap("Log out")

        #expect(bench.device.screen?.title == "Dashboard")
        #expect(exits.entries == ["logOut"])
    }

    @Test func `A category opens its feed above, and system back leaves it`() async throws {
        let (_, bench) = await makeDashboardFlow()

        try bench.device.tap(.title("Flowers"))
        await bench.clock.settle()
        #expect(bench.device.screen?.title == "Flowers")
        #expect(bench.feed.messages == [.pictures(of: "Flowers")])
        try bench.device.back()

        #expect(bench.device.screen?.title == "Dashboard")
    }

    @Test(arguments: ["Save", "Cancel"])
    func `Add image opens as a sheet, and is left once it is done`(button: String) async throws {
        let (_, bench) = await makeDashboardFlow()

        try bench.device.tap("Add image")
        #expect(bench.device.screen?.title == "Add image")
        #expect(bench.device.isSheetPresented)
        try bench.device.type(AddImageForm.valid.author, into: "Author")
        try bench.device.type(AddImageForm.valid.address, into: "Image URL")
        try bench.device.tap(button)
        await bench.clock.settle()

        #expect(!bench.device.isSheetPresented)
        #expect(bench.device.screen?.title == "Dashboard")
    }
}

private func makeDashboardFlow() async -> (Log, Bench) {
    var bench = Bench()
    let exits = Log()
    let coordinator = track(DashboardCoordinator(services: bench.services) { exits.add("logOut") })
    bench.app = coordinator
    bench.window.setRoot(coordinator.stack)
    await bench.clock.settle()
    return (exits, bench)
}
