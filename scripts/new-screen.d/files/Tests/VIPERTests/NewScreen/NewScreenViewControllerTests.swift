import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct NewScreenViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (view, output, bench) = makeNewScreenView()

        view.showRetry(true)
        try bench.device.tap("Retry")
        try bench.device.tap("Close")

        #expect(output.messages == [.viewDidLoad, .didTapRetry, .didTapClose])
    }

    @Test func `A row shows an email`() throws {
        let (view, _, bench) = makeNewScreenView()

        view.showEmails(["ada@example.com"])

        #expect(try bench.device.rows() == [Row(id: "ada@example.com", title: "ada@example.com")])
    }

    @Test func `Busy state, status and Retry are shown and hidden`() throws {
        let (view, _, bench) = makeNewScreenView()

        view.showLoading(true)
        view.showStatus(StatusText.noUsers)
        view.showRetry(true)
        #expect(bench.device.screen?.isBusy == true)
        #expect(try bench.device.sections("Emails").first?.status == StatusText.noUsers)
        view.showLoading(false)
        view.showStatus(nil)
        view.showRetry(false)

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.sections("Emails").first?.status == nil)
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }
}

private func makeNewScreenView() -> (NewScreenViewController, NewScreenViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(NewScreenViewOutputSpy())
    let view = track(NewScreenViewController(output: output))
    bench.show(view)
    return (view, output, bench)
}
