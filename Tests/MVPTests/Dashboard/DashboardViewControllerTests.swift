import Headless
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct DashboardViewControllerTests {
    @Test func `What a person does is told`() throws {
        let (_, presenter, bench) = makeDashboardView()

        try bench.device.tap("Add image")
        try bench.device.tap("Log out")
        bench.show(UnrelatedView())

        #expect(
            presenter.messages == [.viewDidLoad, .viewDidAppear, .didTapAddImage, .didTapLogOut, .viewDidDisappear]
        )
    }

    @Test func `Log out ends the session`() async {
        let (view, _, bench) = makeDashboardView()

        view.logOut()
        await bench.clock.settle()

        #expect(bench.sessions.messages == [.remove])
        #expect(bench.device.screen?.title == "Log in")
    }
}

private func makeDashboardView() -> (DashboardViewController, DashboardPresenterSpy, Bench) {
    var bench = Bench()
    let app = track(AppController(services: bench.services, window: bench.window))
    let presenter = track(DashboardPresenterSpy())
    let view = track(DashboardViewController(presenter: presenter, app: app))
    bench.app = app
    bench.show(view)
    return (view, presenter, bench)
}
