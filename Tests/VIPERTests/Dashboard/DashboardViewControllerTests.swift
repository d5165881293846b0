import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardViewControllerTests {
    @Test func `What a person does is told`() throws {
        let (_, output, bench) = makeDashboardView()

        try bench.device.tap("Add image")
        try bench.device.tap("Log out")
        bench.show(UnrelatedView())

        #expect(
            output.messages == [.viewDidLoad, .viewDidAppear, .didTapAddImage, .didTapLogOut, .viewDidDisappear]
        )
    }
}

private func makeDashboardView() -> (DashboardViewController, DashboardViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(DashboardViewOutputSpy())
    let view = track(DashboardViewController(output: output))
    bench.show(view)
    return (view, output, bench)
}
