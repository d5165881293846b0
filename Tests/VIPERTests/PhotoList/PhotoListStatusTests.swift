import Shared
import TestSupport
import Testing

@testable import VIPER

/// Tests of what the presenter shows instead of photos.
@Suite(.leakCheck)
struct PhotoListStatusTests {
    @Test func `An empty list shows “No photos yet” and Retry, which hides it`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.didLoadPage(.none)
        presenter.didTapRetry()
        presenter.didBeginLoadingPage()

        #expect(
            spies.messages == [
                .showLoading(false), .showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true),
                .loadFirstPage, .showLoading(true), .showStatus(nil), .showRetry(false),
            ]
        )
    }

    @Test func `A failure with rows leaves them and shows its reason as a notice`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didLoadPage(.samples(1...2))
        let before = spies.messages.count

        presenter.didRefresh()
        presenter.didFailToLoadPage(.notFound)

        #expect(
            spies.messages.dropFirst(before) == [
                .refresh, .showLoading(false), .showStatus(nil), .showRetry(false), .showNotice("Not found."),
            ]
        )
    }

    @Test func `A reload during a request shows neither status nor Retry`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didBeginLoadingPage()
        let before = spies.messages.count

        presenter.didReload(.none)

        #expect(spies.messages.dropFirst(before) == [.showPhotos([]), .showStatus(nil), .showRetry(false)])
    }

    @Test func `A failed first page shows its reason and Retry, and “No photos yet” if Retry finds none`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.didFailToLoadPage(.notFound)
        presenter.didTapRetry()
        presenter.didBeginLoadingPage()
        presenter.didLoadPage(.none)

        #expect(
            spies.messages == [
                .showLoading(false), .showStatus("Could not load photos. Not found."), .showRetry(true),
                .loadFirstPage, .showLoading(true), .showStatus(nil), .showRetry(false),
                .showLoading(false), .showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true),
            ]
        )
    }

    @Test func `The reason of a failed first page stays until a reload finds photos, and does not return`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didFailToLoadPage(.notFound)
        let before = spies.messages.count

        for list in [PhotoListResponse.none, .samples(1...1), .none] { presenter.didReload(list) }

        #expect(
            spies.messages.dropFirst(before) == [
                .showPhotos([]), .showStatus("Could not load photos. Not found."), .showRetry(true),
                .showPhotos(PhotoRow.samples(1...1)), .showStatus(nil), .showRetry(false),
                .showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true),
            ]
        )
    }

    @Test func `A list emptied after a failed refresh shows “No photos yet”`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didLoadPage(.samples(1...1))
        presenter.didFailToLoadPage(.notFound)

        presenter.didReload(.none)

        #expect(
            spies.messages.suffix(3) == [.showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true)]
        )
    }

    @Test func `A canceled first page shows no status and offers Retry`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didBeginLoadingPage()
        let before = spies.messages.count

        presenter.didFailToLoadPage(.canceled)
        presenter.didFailToDelete(.canceled)

        #expect(spies.messages.dropFirst(before) == [.showLoading(false), .showStatus(nil), .showRetry(true)])
    }
}
