import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct DashboardViewModelTests {
    @Test func `Log out is passed on`() {
        let exits = Log()
        let viewModel = track(DashboardViewModel(exits: DashboardExits(logOut: { exits.add("logOut") })))

        viewModel.logOut()

        #expect(exits.entries == ["logOut"])
    }
}
