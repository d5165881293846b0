import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AppControllerTests {
    @Test func `Start and links reach the presenter`() {
        let (controller, output, _) = makeAppController()

        controller.start()
        controller.open(.users)

        #expect(output.messages == [.didStart, .didReceive(.users)])
    }

    @Test func `An alert is shown above any screen`() {
        let (controller, _, bench) = makeAppController()
        bench.show(UnrelatedView())

        controller.showAlert(.logOutFailed("Not found."))

        #expect(bench.device.alert?.content == .logOutFailed("Not found."))
    }
}

private func makeAppController() -> (AppController, AppViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(AppViewOutputSpy())
    return (track(AppController(output: output, window: bench.window)), output, bench)
}
