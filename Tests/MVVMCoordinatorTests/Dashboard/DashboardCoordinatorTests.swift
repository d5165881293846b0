import Headless
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct DashboardCoordinatorTests {
    @Test func `Its first screen is Dashboard, and leads to log out`() throws {
        let bench = Bench()
        let exits = Log()
        let coordinator = track(
            DashboardCoordinator(services: bench.services, navigator: bench.navigator) { exits.add("logOut") }
        )

        bench.navigator.setRoot(coordinator.makeRoot())
        try bench.device.tap("Log out")

        #expect(bench.device.screen?.title == "Dashboard")
        #expect(exits.entries == ["logOut"])
    }
}
