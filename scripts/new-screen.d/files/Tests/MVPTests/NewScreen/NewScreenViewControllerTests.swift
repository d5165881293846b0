import Headless
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct NewScreenViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (view, presenter, bench) = makeNewScreenView()

        view.showRetry(true)
        try bench.device.tap("Retry")
        try bench.device.tap("Close")

        #expect(presenter.messages == [.viewDidLoad, .didTapRetry, .didTapClose])
    }

    @Test func `A row shows an email`() throws {
        let (view, _, bench) = makeNewScreenView()

        view.showEmails(["ada@example.com"])

        #expect(try bench.device.rows() == [Row(id: "ada@example.com", title: "ada@example.com")])
    }

    @Test func `Busy mark, status and Retry show until they are hidden`() throws {
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

    @Test func `Closing dismisses the sheet`() {
        let (view, _, bench) = makeNewScreenView()
        #expect(bench.device.isSheetPresented)

        view.close()

        #expect(!bench.device.isSheetPresented)
    }
}

private func makeNewScreenView() -> (NewScreenViewController, NewScreenPresenterSpy, Bench) {
    let bench = Bench()
    let presenter = track(NewScreenPresenterSpy())
    let view = track(NewScreenViewController(presenter: presenter))
    bench.show(UnrelatedView())
    bench.window.present(view)
    return (view, presenter, bench)
}
