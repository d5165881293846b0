import Headless
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct UserListCoordinatorTests {
    @Test func `Its first screen is Users, and leads to log out`() throws {
        let bench = Bench()
        let exits = Log()
        let coordinator = track(UserListCoordinator(services: bench.services) { exits.add("logOut") })

        bench.window.setRoot(coordinator.stack)
        try bench.device.tap("Log out")

        #expect(bench.device.screen?.title == "Users")
        #expect(exits.entries == ["logOut"])
    }
}
