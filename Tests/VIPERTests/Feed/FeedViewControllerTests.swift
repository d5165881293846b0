import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct FeedViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (view, output, bench) = makeFeedView()
        view.showPictures([.rose, .likedTulip])
        view.showRetry(true)

        try bench.device.tap("Retry")
        try bench.device.tap("Like", of: .title("Rose"))
        try bench.device.tap("Unlike", of: .title("Tulip"))

        output.messages.expect([.viewDidLoad, .didTapRetry, .didTap(.like, "r"), .didTap(.unlike, "t")])
    }

    @Test func `The title is shown`() {
        let (view, _, bench) = makeFeedView()

        view.showTitle("Flowers")

        #expect(bench.device.screen?.title == "Flowers")
    }

    @Test func `A row shows title, photographer, thumbnail and mark`() throws {
        let (view, _, bench) = makeFeedView()

        view.showPictures([.rose, .likedTulip])

        try bench.device.rows().expect([.rose, .likedTulip])
    }

    @Test func `Busy mark, status and Retry show until they are hidden`() throws {
        let (view, _, bench) = makeFeedView()

        view.showTitle("Flowers")
        view.showLoading(true)
        view.showStatus(StatusText.nothingHere)
        view.showRetry(true)
        #expect(bench.device.screen?.isBusy == true)
        #expect(try bench.device.sections("Flowers").first?.status == StatusText.nothingHere)
        view.showLoading(false)
        view.showStatus(nil)
        view.showRetry(false)

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.sections("Flowers").first?.status == nil)
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }

    @Test func `An alert and a notice are shown`() {
        let (view, _, bench) = makeFeedView()

        view.showAlert(.couldNotSave("Disk full."))
        view.showNotice("Not read.")

        #expect(bench.device.alert?.content == .couldNotSave("Disk full."))
        #expect(bench.device.notice == "Not read.")
    }
}

private func makeFeedView() -> (FeedViewController, FeedViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(FeedViewOutputSpy())
    let view = track(FeedViewController(presenter: output))
    bench.show(view)
    return (view, output, bench)
}
