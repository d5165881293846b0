import Shared
import TestSupport
import Testing

@testable import VIPER

/// The part Pictures, which has two sources.
@Suite(.leakCheck)
struct DashboardPicturesTests {
    @Test func `Both sources show the pictures, and only the service ends the busy state`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didLoadPictures([.found])
        presenter.didLoadAddedPictures(among: [.added, .found])

        spies.messages.expect([
            .showPartLoading(false, .pictures), .showLoading(false), .showRows([.found], .pictures),
            .showRows([.added, .found], .pictures), .showFailure(nil, .pictures), .showPartRetry(false, .pictures),
        ])
    }

    @Test func `A failure of the user's own pictures is shown until they arrive`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didFailToLoadAddedPictures(.notFound)
        presenter.didLoadAddedPictures(among: [.added])

        spies.messages.expect([
            .showFailure("Could not load pictures. Not found.", .pictures), .showPartRetry(true, .pictures),
            .showRows([.added], .pictures), .showFailure(nil, .pictures), .showPartRetry(false, .pictures),
        ])
    }

    @Test func `Retry loads the pictures and hides the failure of the user's own pictures`() {
        let (presenter, spies, _) = makeDashboardPresenter()
        presenter.didFailToLoadAddedPictures(.notFound)
        let before = spies.messages.count

        presenter.didTapRetry(.pictures)
        presenter.didBeginLoading(.pictures)

        spies.messages.dropFirst(before).expect([
            .load(.pictures),
            .showPartLoading(true, .pictures), .showLoading(true), .showFailure(nil, .pictures),
            .showPartRetry(false, .pictures),
        ])
    }

    @Test func `A failure of the service's pictures is shown before one of the user's own`() {
        let (presenter, spies, _) = makeDashboardPresenter()
        presenter.didFailToLoad(.pictures, .notFound)
        let before = spies.messages.count

        presenter.didFailToLoadAddedPictures(.timedOut)

        let text = "Could not load pictures. Not found."
        spies.messages.dropFirst(before).expect([.showFailure(text, .pictures), .showPartRetry(true, .pictures)])
    }

    @Test func `A cancellation replaces no earlier failure, and a failure replaces a cancellation`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didFailToLoadAddedPictures(.canceled)
        presenter.didFailToLoadAddedPictures(.notFound)
        presenter.didFailToLoadAddedPictures(.canceled)

        let text = "Could not load pictures. Not found."
        spies.messages.expect([
            .showFailure(nil, .pictures), .showPartRetry(true, .pictures),
            .showFailure(text, .pictures), .showPartRetry(true, .pictures),
            .showFailure(text, .pictures), .showPartRetry(true, .pictures),
        ])
    }

    @Test func `A request for the pictures keeps the failures of other parts`() {
        let (presenter, spies, _) = makeDashboardPresenter()
        presenter.didFailToLoad(.banners, .notFound)

        presenter.didBeginLoading(.pictures)
        presenter.didFailToLoad(.banners, .canceled)

        let text = "Could not load banners. Not found."
        spies.messages.suffix(2).expect([.showFailure(text, .banners), .showPartRetry(true, .banners)])
    }
}
