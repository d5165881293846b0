import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct DashboardPresenterTests {
    @Test func `Log out is passed on`() {
        let view = track(DashboardViewSpy())
        let presenter = track(DashboardPresenter())
        presenter.view = view

        presenter.didTapLogOut()

        #expect(view.messages == ["logOut"])
    }
}
