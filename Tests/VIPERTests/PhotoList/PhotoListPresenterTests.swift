import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoListPresenterTests {
    @Test func `Pages are shown as they arrive`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.viewDidLoad()
        presenter.didBeginFetching()
        presenter.didFetch(.samples(1...2))
        presenter.didReachEnd()
        presenter.didBeginFetching()
        presenter.didFetch(.samples(1...4, isComplete: true))

        #expect(
            spies.messages == [
                .observePhotos, .fetchFirstPage,
                .showLoading(true), .showStatus(nil), .showRetry(false),
                .showLoading(false), .showPhotos(PhotoRow.samples(1...2)), .showStatus(nil), .showRetry(false),
                .fetchNextPage,
                .showLoading(true), .showStatus(nil), .showRetry(false),
                .showLoading(false), .showPhotos(PhotoRow.samples(1...4)), .showStatus(StatusText.noMorePhotos),
                .showRetry(false),
            ]
        )
    }

    @Test func `An empty list shows a status and Retry, which a new request hides`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.didFetch(.none)
        presenter.didTapRetry()
        presenter.didBeginFetching()

        #expect(
            spies.messages == [
                .showLoading(false), .showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true),
                .fetchFirstPage, .showLoading(true), .showStatus(nil), .showRetry(false),
            ]
        )
    }

    @Test func `A failure without rows shows its reason and Retry`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.didFailToFetch(.notFound)

        #expect(
            spies.messages == [.showLoading(false), .showStatus("Could not load photos. Not found."), .showRetry(true)]
        )
    }

    @Test func `A failure with rows keeps them and shows a notice`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didFetch(.samples(1...2))
        let before = spies.messages.count

        presenter.didRefresh()
        presenter.didFailToFetch(.notFound)

        #expect(
            spies.messages.dropFirst(before) == [
                .refresh, .showLoading(false), .showStatus(nil), .showRetry(false), .showNotice("Not found."),
            ]
        )
    }

    @Test func `A reload during a request shows neither status nor Retry`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didBeginFetching()
        let before = spies.messages.count

        presenter.didChangePhotos()
        presenter.didReload(.none)

        #expect(spies.messages.dropFirst(before) == [.reload, .showPhotos([]), .showStatus(nil), .showRetry(false)])
    }

    @Test func `A swipe asks before its photo is deleted`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.didSwipeToDelete(id: 2)
        presenter.didConfirmDeleting(id: 2)

        #expect(spies.messages == [.askBeforeDeleting(2), .delete(2)])
    }

    @Test func `A failed deletion shows an alert`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.didNotFindPhoto()
        presenter.didFailToDelete(.notFound)

        #expect(spies.messages == [.showAlert(.photoGone), .showAlert(.couldNotSave("Not found."))])
    }

    @Test func `An empty retry after a failure shows that there are no photos`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didFailToFetch(.notFound)
        let before = spies.messages.count

        presenter.didTapRetry()
        presenter.didBeginFetching()
        presenter.didFetch(.none)

        #expect(
            spies.messages.dropFirst(before) == [
                .fetchFirstPage, .showLoading(true), .showStatus(nil), .showRetry(false),
                .showLoading(false), .showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true),
            ]
        )
    }

    @Test func `An empty reload after a failure shows that there are no photos`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didFailToFetch(.notFound)
        let before = spies.messages.count

        presenter.didReload(.none)

        #expect(
            spies.messages.dropFirst(before) == [
                .showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true),
            ]
        )
    }

    @Test func `A first request canceled elsewhere shows neither status nor Retry`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didBeginFetching()
        let before = spies.messages.count

        presenter.didFailToFetch(.canceled)
        presenter.didFailToDelete(.canceled)

        #expect(spies.messages.dropFirst(before) == [.showLoading(false), .showStatus(nil), .showRetry(false)])
    }

    @Test func `A chosen photo is opened`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.didChoosePhoto(id: 2)

        #expect(spies.messages == [.openPhoto(2)])
    }

    @Test func `“Log out” reaches the app`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.didTapLogOut()

        #expect(spies.app.messages == [.logOut])
    }
}

private func makePhotoListPresenter() -> (PhotoListPresenter, PhotoListSpies) {
    let spies = PhotoListSpies()
    let presenter = track(PhotoListPresenter(interactor: spies.interactor, router: spies.router, app: spies.app))
    presenter.view = spies.view
    return (presenter, spies)
}
