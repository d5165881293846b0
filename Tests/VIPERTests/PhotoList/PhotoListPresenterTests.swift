import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoListPresenterTests {
    @Test func `Pages are shown as they arrive, and “No more photos” after the last, also during a refresh`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.viewDidLoad()
        presenter.didBeginLoadingPage()
        presenter.didLoadPage(.samples(1...2))
        presenter.didReachEnd()
        presenter.didBeginLoadingPage()
        presenter.didLoadPage(.samples(1...4, isComplete: true))
        presenter.didBeginLoadingPage()

        spies.messages.expect([
            .start,
            .showLoading(true), .showStatus(nil), .showRetry(false),
            .showLoading(false), .showPhotos(PhotoRow.samples(1...2)), .showStatus(nil), .showRetry(false),
            .loadNextPage,
            .showLoading(true), .showStatus(nil), .showRetry(false),
            .showLoading(false), .showPhotos(PhotoRow.samples(1...4)), .showStatus(StatusText.noMorePhotos),
            .showRetry(false),
            .showLoading(true), .showStatus(StatusText.noMorePhotos), .showRetry(false),
        ])
    }

    @Test func `A swipe asks before its photo is deleted`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.didSwipeToDelete(id: 2)
        presenter.didConfirmDeleting(id: 2)

        spies.messages.expect([.askBeforeDeleting(2, .deletePhoto), .delete(2)])
    }

    @Test func `A failed deletion shows an alert`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.didFailToDelete(.photoGone)
        presenter.didFailToDelete(.notFound)

        spies.messages.expect([.showAlert(.photoGone), .showAlert(.couldNotSave("Not found."))])
    }

    @Test func `A chosen photo opens`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.didChoosePhoto(id: 2)

        spies.messages.expect([.openPhoto(2)])
    }

    @Test func `“Log out” is reported to the app`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.didTapLogOut()

        spies.messages.expect([.didAskToLogOut])
    }
}
