import Headless
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct DashboardViewControllerTests {
    @Test func `What a person does is told`() throws {
        let bench = Bench()
        let exits = Log()
        let viewModel = track(DashboardViewModel(exits: DashboardExits(logOut: { exits.add("logOut") })))
        bench.navigator.setRoot(track(DashboardViewController(viewModel: viewModel)))

        try bench.device.tap("Log out")

        #expect(exits.entries == ["logOut"])
    }
}
