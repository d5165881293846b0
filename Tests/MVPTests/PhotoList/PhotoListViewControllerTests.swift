import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct PhotoListViewControllerTests {
    @Test func `What a person does is told`() throws {
        let (view, presenter, bench) = makePhotoListView()
        view.showPhotos(PhotoRow.samples(1...2))
        view.showRetry(true)

        try bench.device.tap("Refresh")
        try bench.device.refresh()
        try bench.device.scrollToEnd()
        try bench.device.tap("Retry")
        try bench.device.tap(.number(2))
        try bench.device.tap("Log out")

        #expect(
            presenter.messages == [
                .viewDidLoad, .didRefresh, .didRefresh, .didReachEnd, .didTapRetry, .didChoosePhoto(2), .didTapLogOut,
            ]
        )
    }

    @Test func `A row gives title and thumbnail, and can be deleted`() throws {
        let (view, _, bench) = makePhotoListView()

        view.showPhotos(PhotoRow.samples(1...1))

        let row = Row(id: "1", title: "Photo 1", thumbnail: "https://example.com/1/small", actions: [.delete])
        #expect(try bench.device.rows() == [row])
    }

    @Test func `A swipe is told with the photo it was made on`() throws {
        let (view, presenter, bench) = makePhotoListView()
        view.showPhotos(PhotoRow.samples(1...2))

        try bench.device.tap("Delete", of: .number(2))

        #expect(presenter.messages == [.viewDidLoad, .didSwipeToDelete(2)])
    }

    @Test(arguments: [("Delete", [PhotoListPresenterSpy.Message.didConfirmDeleting(2)]), ("Cancel", [])])
    func `Only a confirmed deletion is told`(answer: String, told: [PhotoListPresenterSpy.Message]) throws {
        let (view, presenter, bench) = makePhotoListView()

        view.askBeforeDeleting(id: 2)
        #expect(bench.device.alert?.content == .deletePhoto)
        try bench.device.tap(answer)

        #expect(presenter.messages == [.viewDidLoad] + told)
        #expect(bench.device.alert == nil)
    }

    @Test func `It shows what it is told, until it is taken away`() throws {
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

    @Test func `Notice and alert reach the person`() {
        let (view, _, bench) = makePhotoListView()

        view.showNotice("Not found.")
        view.showAlert(.photoGone)

        #expect(bench.device.notice == "Not found.")
        #expect(bench.device.alert?.content == .photoGone)
    }

    @Test func `A photo opens above, and log out ends the session`() async {
        let (view, _, bench) = makePhotoListView()

        view.openPhoto(id: 2)
        #expect(bench.device.screen?.title == "Photo")
        view.logOut()
        await bench.clock.settle()

        #expect(bench.photos.messages.first == .photo(2))
        #expect(bench.sessions.messages == [.remove])
    }
}

private func makePhotoListView() -> (PhotoListViewController, PhotoListPresenterSpy, Bench) {
    var bench = Bench()
    let app = track(AppController(services: bench.services, window: bench.window))
    let presenter = track(PhotoListPresenterSpy())
    let view = track(PhotoListViewController(presenter: presenter, app: app))
    bench.app = app
    bench.show(view)
    return (view, presenter, bench)
}
