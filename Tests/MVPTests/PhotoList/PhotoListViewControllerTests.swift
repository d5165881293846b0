import Headless
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct PhotoListViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (view, presenter, bench) = makePhotoListView()
        view.showPhotos(PhotoRow.samples(1...2))
        view.showRetry(true)

        try bench.device.tap("Refresh")
        try bench.device.refresh()
        try bench.device.scrollToEnd()
        try bench.device.tap("Retry")
        try bench.device.tap(.number(2))
        try bench.device.tap("Log out")

        presenter.messages.expect([
            .viewDidLoad, .didRefresh, .didRefresh, .didReachEnd, .didTapRetry, .didChoosePhoto(2), .didTapLogOut,
        ])
    }

    @Test func `A row shows title and thumbnail, can be chosen, and deleted after a swipe`() throws {
        let (view, _, bench) = makePhotoListView()

        view.showPhotos([PhotoRow(id: 1, title: "Rose", thumbnail: "https://example.com/rose", deleteLabel: "Remove")])

        let delete = Row.Action("Remove", role: .destructive, isSwipeAction: true)
        let row = Row(id: "1", title: "Rose", thumbnail: "https://example.com/rose", actions: [delete]) {}
        try bench.device.rows().expect([row])
    }

    @Test func `A swipe reaches the presenter with its photo`() throws {
        let (view, presenter, bench) = makePhotoListView()
        view.showPhotos(PhotoRow.samples(1...2))

        try bench.device.tap("Delete", of: .number(2))

        presenter.messages.expect([.viewDidLoad, .didSwipeToDelete(2)])
    }

    @Test(arguments: [("Delete", [PhotoListMessage.didConfirmDeleting(2)]), ("Cancel", [])])
    func `Only “Delete” confirms the deletion`(answer: String, calls: [PhotoListMessage]) throws {
        let (view, presenter, bench) = makePhotoListView()

        view.askBeforeDeleting(id: 2, .deletePhoto)
        #expect(bench.device.alert?.title == "Delete photo?")
        try bench.device.tap(answer)

        presenter.messages.expect([.viewDidLoad] + calls)
        #expect(bench.device.alert == nil)
    }

    @Test func `Busy mark, status and Retry show until they are hidden`() throws {
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

    @Test func `A notice and an alert are shown`() {
        let (view, _, bench) = makePhotoListView()

        view.showNotice("Not found.")
        view.showAlert(.photoGone)

        #expect(bench.device.notice == "Not found.")
        #expect(bench.device.alert?.content == .photoGone)
    }

    @Test func `A photo opens above`() {
        let (view, presenter, bench) = makePhotoListView()

        view.openPhoto(id: 2)

        presenter.messages.expect([.viewDidLoad, .makePhoto(2)])
        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test func `Confirming deletes the swiped photo, even if the rows changed meanwhile`() throws {
        let (view, presenter, bench) = makePhotoListView()
        view.showPhotos(PhotoRow.samples(1...3))
        view.askBeforeDeleting(id: 2, .deletePhoto)

        view.showPhotos(PhotoRow.samples(3...5))
        try bench.device.tap("Delete")

        presenter.messages.expect([.viewDidLoad, .didConfirmDeleting(2)])
    }

    @Test func `An open question does not retain a closed screen`() {
        weak var closed: PhotoListViewController?
        let bench = Bench()
        do {
            let view = PhotoListViewController(presenter: PhotoListPresenterSpy()) { _ in UnrelatedView() }
            let stack = bench.show(UnrelatedView(), view)
            closed = view
            view.askBeforeDeleting(id: 2, .deletePhoto)

            stack.pop()
        }

        #expect(bench.device.alert?.title == "Delete photo?")
        #expect(closed == nil)
    }
}

private func makePhotoListView() -> (PhotoListViewController, PhotoListPresenterSpy, Bench) {
    let bench = Bench()
    let presenter = track(PhotoListPresenterSpy())
    let view = track(
        PhotoListViewController(presenter: presenter) { id in
            presenter.record(.makePhoto(id))
            return UnrelatedView()
        }
    )
    bench.show(view)
    return (view, presenter, bench)
}
