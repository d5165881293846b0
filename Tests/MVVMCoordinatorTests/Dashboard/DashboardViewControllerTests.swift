import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct DashboardViewControllerTests {
    @Test func `What a person does is told`() async throws {
        let bench = Bench()
        let exits = Log()
        let viewModel = track(
            DashboardViewModel(
                catalog: bench.content,
                pictures: bench.content,
                addedPictures: bench.content,
                clock: bench.clock,
                exits: DashboardExits(
                    openFeed: { exits.add("openFeed \($0)") },
                    addImage: { exits.add("addImage") },
                    logOut: { exits.add("logOut") }
                )
            )
        )
        bench.show(track(DashboardViewController(viewModel: viewModel, activity: bench.clock.activity)))
        await bench.clock.settle()

        try bench.device.tap(.title("Flowers"))
        try bench.device.tap("Add image")
        try bench.device.tap("Log out")

        #expect(exits.entries == ["openFeed Flowers", "addImage", "logOut"])
    }
}
