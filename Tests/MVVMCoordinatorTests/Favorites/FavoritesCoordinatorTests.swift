import Headless
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct FavoritesCoordinatorTests {
    @Test func `Its first screen is Favorites, and leads to log out`() throws {
        let bench = Bench()
        let exits = Log()
        let coordinator = track(FavoritesCoordinator(services: bench.services) { exits.add("logOut") })

        bench.window.setRoot(coordinator.stack)
        try bench.device.tap("Log out")

        #expect(bench.device.screen?.title == "Favorites")
        #expect(exits.entries == ["logOut"])
    }
}
