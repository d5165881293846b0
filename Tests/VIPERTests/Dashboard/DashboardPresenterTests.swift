import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardPresenterTests {
    @Test func `Log out is passed on`() {
        let router = track(DashboardRouterSpy())
        let presenter = track(DashboardPresenter(router: router))

        presenter.didTapLogOut()

        #expect(router.messages == ["logOut"])
    }
}
