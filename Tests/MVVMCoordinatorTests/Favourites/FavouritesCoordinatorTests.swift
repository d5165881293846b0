import Headless
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct FavouritesCoordinatorTests {
    @Test func `Its first screen is Favourites, and leads to log out`() throws {
        let bench = Bench()
        let exits = Log()
        let coordinator = track(FavouritesCoordinator(services: bench.services) { exits.add("logOut") })

        bench.navigator.setRoot(coordinator.makeRoot())
        try bench.device.tap("Log out")

        #expect(bench.device.screen?.title == "Favourites")
        #expect(exits.entries == ["logOut"])
    }
}
