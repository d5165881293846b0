import Shared
import TestSupport
import Testing

@testable import VIPER

/// Tests of what the presenter shows instead of photos.
@Suite(.leakCheck)
struct PhotoListStatusTests {
    @Test func `An empty list shows a status and Retry, which a new request hides`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.didLoadPage(.none)
        presenter.didTapRetry()
        presenter.didBeginLoadingPage()

        spies.messages.expect([
            .showLoading(false), .showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true),
            .loadFirstPage, .showLoading(true), .showStatus(nil), .showRetry(false),
        ])
    }

    @Test func `A failure without rows shows its reason and Retry`() {
        let (presenter, spies) = makePhotoListPresenter()

        presenter.didFailToLoadPage(.notFound)

        spies.messages.expect([.showLoading(false), .showStatus("Could not load photos. Not found."), .showRetry(true)])
    }

    @Test func `A failure with rows keeps them and shows a notice`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didLoadPage(.samples(1...2))
        let before = spies.messages.count

        presenter.didRefresh()
        presenter.didFailToLoadPage(.notFound)

        spies.messages.dropFirst(before).expect([
            .refresh, .showLoading(false), .showStatus(nil), .showRetry(false), .showNotice("Not found."),
        ])
    }

    @Test func `A failed reload keeps the rows, shows a notice, and offers Retry, which a new request hides`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didLoadPage(.samples(1...2))
        let before = spies.messages.count

        presenter.didFailToReload(.notFound)
        presenter.didTapRetry()
        presenter.didBeginLoadingPage()

        spies.messages.dropFirst(before).expect([
            .showStatus(nil), .showRetry(true), .showNotice("Not found."),
            .loadFirstPage, .showLoading(true), .showStatus(nil), .showRetry(false),
        ])
    }

    @Test func `A failed reload during a request offers no Retry`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didLoadPage(.samples(1...2))
        presenter.didBeginLoadingPage()

        presenter.didFailToReload(.notFound)

        spies.messages.suffix(2).expect([.showRetry(false), .showNotice("Not found.")])
    }

    @Test func `Retry of a failed reload stays when the next page has come, until the list is read again`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didLoadPage(.samples(1...2))
        presenter.didFailToReload(.notFound)
        presenter.didBeginLoadingPage()

        presenter.didLoadPage(.samples(1...4, isOutdated: true))
        presenter.didReload(.samples(1...4))

        #expect(
            spies.messages.filter { $0 == .showRetry(true) || $0 == .showRetry(false) }.suffix(3) == [
                .showRetry(false), .showRetry(true), .showRetry(false),
            ]
        )
    }

    @Test func `A reload during a request shows neither status nor Retry`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didBeginLoadingPage()
        let before = spies.messages.count

        presenter.didReload(.none)

        spies.messages.dropFirst(before).expect([.showPhotos([]), .showStatus(nil), .showRetry(false)])
    }

    @Test func `An empty retry after a failure shows that there are no photos`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didFailToLoadPage(.notFound)
        let before = spies.messages.count

        presenter.didTapRetry()
        presenter.didBeginLoadingPage()
        presenter.didLoadPage(.none)

        spies.messages.dropFirst(before).expect([
            .loadFirstPage, .showLoading(true), .showStatus(nil), .showRetry(false),
            .showLoading(false), .showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true),
        ])
    }

    @Test func `An empty reload after a failure keeps the reason`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didFailToLoadPage(.notFound)
        let before = spies.messages.count

        presenter.didReload(.none)

        spies.messages.dropFirst(before).expect([
            .showPhotos([]), .showStatus("Could not load photos. Not found."), .showRetry(true),
        ])
    }

    @Test func `Photos found by a reload replace the reason, also once they are deleted`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didFailToLoadPage(.notFound)
        let before = spies.messages.count

        presenter.didReload(.samples(1...1))
        presenter.didReload(.none)

        spies.messages.dropFirst(before).expect([
            .showPhotos(PhotoRow.samples(1...1)), .showStatus(nil), .showRetry(false),
            .showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true),
        ])
    }

    @Test func `A list emptied after a failed refresh shows that there are no photos`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didLoadPage(.samples(1...1))
        presenter.didFailToLoadPage(.notFound)

        presenter.didReload(.none)

        spies.messages.suffix(3).expect([.showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true)])
    }

    @Test func `A first request canceled elsewhere shows no status and offers Retry`() {
        let (presenter, spies) = makePhotoListPresenter()
        presenter.didBeginLoadingPage()
        let before = spies.messages.count

        presenter.didFailToLoadPage(.canceled)
        presenter.didFailToDelete(.canceled)

        spies.messages.dropFirst(before).expect([.showLoading(false), .showStatus(nil), .showRetry(true)])
    }
}
