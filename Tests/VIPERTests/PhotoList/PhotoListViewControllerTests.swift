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
        try bench.device.tap("Log out")

        output.messages.expect([
            .viewDidLoad, .didRefresh, .didRefresh, .didReachEnd, .didTapRetry, .didChoosePhoto(2), .didTapLogOut,
        ])
    }

    @Test func `A row shows title and thumbnail, and can be chosen and deleted`() throws {
        let (view, _, bench) = makePhotoListView()

        view.showPhotos(PhotoRow.samples(1...1))

        let delete = Row.Action("Delete", role: .destructive, isSwipeAction: true)
        try bench.device.rows().expect([
            Row(id: "1", title: "Photo 1", thumbnail: "https://example.com/1/small", actions: [delete], onSelect: {})
        ])
    }

    @Test func `A swipe reaches the presenter with its photo`() throws {
        let (view, output, bench) = makePhotoListView()
        view.showPhotos(PhotoRow.samples(1...2))

        try bench.device.tap("Delete", of: .number(2))

        output.messages.expect([.viewDidLoad, .didSwipeToDelete(2)])
    }

    @Test(arguments: [("Delete", [PhotoListMessage.didConfirmDeleting(2)]), ("Cancel", [])])
    func `Only a confirmed deletion reaches the presenter`(answer: String, reported: [PhotoListMessage]) throws {
        let (view, output, bench) = makePhotoListView()

        view.askBeforeDeleting(id: 2, .deletePhoto)
        #expect(bench.device.alert?.title == QuestionContent.deletePhoto.title)
        try bench.device.tap(answer)

        output.messages.expect([.viewDidLoad] + reported)
        #expect(bench.device.alert == nil)
    }

    @Test func `Rows that change during the question do not change its photo`() throws {
        let (view, output, bench) = makePhotoListView()
        view.showPhotos(PhotoRow.samples(1...3))
        view.askBeforeDeleting(id: 2, .deletePhoto)

        view.showPhotos(PhotoRow.samples(3...3))
        try bench.device.tap("Delete")

        output.messages.expect([.viewDidLoad, .didConfirmDeleting(2)])
    }

    @Test func `An open question does not retain a closed screen`() {
        let bench = Bench()
        weak var closed: PhotoListViewController?
        do {
            let view = PhotoListViewController(presenter: PhotoListViewOutputSpy())
            closed = view
            let stack = bench.show(UnrelatedView(), view)

            view.askBeforeDeleting(id: 2, .deletePhoto)
            stack.pop()
        }

        #expect(bench.device.alert?.title == QuestionContent.deletePhoto.title)
        #expect(closed == nil)
    }

    @Test func `Busy state, status and Retry are shown and hidden`() throws {
        let (view, _, bench) = makePhotoListView()

        view.showLoading(true)
        view.showStatus(StatusText.noPhotos)
        view.showRetry(true)
        #expect(bench.device.screen?.isBusy == true)
        #expect(try bench.device.sections("Photos").first?.status == StatusText.noPhotos)
        view.showLoading(false)
        view.showStatus(nil)
        view.showRetry(false)

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.sections("Photos").first?.status == nil)
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }

    @Test func `Notice and alert are shown`() {
        let (view, _, bench) = makePhotoListView()

        view.showNotice("Not found.")
        view.showAlert(.photoGone)

        #expect(bench.device.notice == "Not found.")
        #expect(bench.device.alert?.content == .photoGone)
    }
}

private func makePhotoListView() -> (PhotoListViewController, PhotoListViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(PhotoListViewOutputSpy())
    let view = track(PhotoListViewController(presenter: output))
    bench.show(view)
    return (view, output, bench)
}
