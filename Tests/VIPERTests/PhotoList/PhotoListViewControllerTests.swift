import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoListViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (view, output, bench) = makePhotoListView()
        view.showPhotos(PhotoRow.samples(1...2))
        view.showRetry(true)

        try bench.device.tap("Refresh")
        try bench.device.refresh()
        try bench.device.scrollToEnd()
        try bench.device.tap("Retry")
        try bench.device.tap(.number(2))
        try bench.device.tap("Delete", of: .number(2))
        try bench.device.tap("Log out")

        #expect(
            output.messages == [
                .viewDidLoad, .didRefresh, .didRefresh, .didReachEnd, .didTapRetry, .didChoosePhoto(2),
                .didSwipeToDelete(2), .didTapLogOut,
            ]
        )
    }

    @Test func `A row shows title and thumbnail, and can be deleted`() throws {
        let (view, _, bench) = makePhotoListView()

        view.showPhotos(PhotoRow.samples(1...1))

        let row = Row(id: "1", title: "Photo 1", thumbnail: "https://example.com/1/small", actions: [.delete])
        #expect(try bench.device.rows() == [row])
    }

    @Test(arguments: [("Delete", [PhotoListMessage.didConfirmDeleting(2)]), ("Cancel", [])])
    func `Only “Delete” confirms, and deletes the swiped photo even if the rows changed meanwhile`(
        answer: String,
        calls: [PhotoListMessage]
    ) throws {
        let (view, output, bench) = makePhotoListView()
        view.showPhotos(PhotoRow.samples(1...3))
        view.askBeforeDeleting(id: 2)

        view.showPhotos(PhotoRow.samples(3...5))
        try bench.device.tap(answer)

        #expect(output.messages == [.viewDidLoad] + calls)
    }

    @Test func `An open question does not retain a closed screen`() {
        let bench = Bench()
        weak var closed: PhotoListViewController?
        do {
            let view = PhotoListViewController(output: PhotoListViewOutputSpy())
            closed = view
            let stack = bench.show(UnrelatedView(), view)

            view.askBeforeDeleting(id: 2)
            stack.pop()
        }

        #expect(bench.device.alert?.content == .deletePhoto)
        #expect(closed == nil)
    }

    @Test func `Busy mark, status and Retry show until they are hidden`() {
        let (view, _, bench) = makePhotoListView()

        view.showLoading(true)
        view.showStatus(StatusText.noPhotos)
        view.showRetry(true)
        let shown = ScreenText(bench.device).lines
        view.showLoading(false)
        view.showStatus(nil)
        view.showRetry(false)

        #expect(shown == ["= Photos …", "  [Log out]", "  [Refresh]", "  No photos yet", "  [Retry]"])
        #expect(ScreenText(bench.device).lines == ["= Photos", "  [Log out]", "  [Refresh]"])
    }

    @Test func `A notice and an alert are shown`() {
        let (view, _, bench) = makePhotoListView()

        view.showNotice("Not found.")
        view.showAlert(.photoGone)

        let lines = ScreenText(bench.device).lines
        #expect(lines.suffix(3) == ["* Not found.", "! This photo no longer exists", "!   [OK]"])
    }
}

private func makePhotoListView() -> (PhotoListViewController, PhotoListViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(PhotoListViewOutputSpy())
    let view = track(PhotoListViewController(output: output))
    bench.show(view)
    return (view, output, bench)
}
