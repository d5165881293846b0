import Shared
import TestSupport
import Testing

@testable import VIPER

/// The part Pictures, which the presenter combines from two sources.
@Suite(.leakCheck)
struct DashboardPicturesTests {
    @Test func `The user's own pictures are shown before the service's`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didFetchPictures([.found])
        presenter.didFetchAddedPictures([.added])

        #expect(
            spies.messages == [
                .showPartLoading(false, .pictures), .showLoading(false), .showRows([.found], .pictures),
                .showRows([.added, .found], .pictures), .showFailure(nil, .pictures), .showPartRetry(false, .pictures),
            ]
        )
    }

    @Test func `A change of the user's own pictures fetches them again`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didChangeAddedPictures()

        #expect(spies.messages == [.fetchAddedPictures])
    }

    @Test func `A failure of the user's own pictures is shown until they arrive`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didFailToFetchAddedPictures(.notFound)
        presenter.didFetchAddedPictures([.added])

        #expect(
            spies.messages == [
                .showFailure("Could not load pictures. Not found.", .pictures), .showPartRetry(true, .pictures),
                .showRows([.added], .pictures), .showFailure(nil, .pictures), .showPartRetry(false, .pictures),
            ]
        )
    }

    @Test func `Retry fetches both sources and hides the failure of the user's own pictures`() {
        let (presenter, spies, _) = makeDashboardPresenter()
        presenter.didFailToFetchAddedPictures(.notFound)
        let before = spies.messages.count

        presenter.didTapRetry(.pictures)
        presenter.didBeginFetchingPictures()

        #expect(
            spies.messages.dropFirst(before) == [
                .fetchPictures, .fetchAddedPictures,
                .showPartLoading(true, .pictures), .showLoading(true), .showFailure(nil, .pictures),
                .showPartRetry(false, .pictures),
            ]
        )
    }

    @Test func `A failure of the service's pictures is shown before one of the user's own`() {
        let (presenter, spies, _) = makeDashboardPresenter()
        presenter.didFailToFetchPictures(.notFound)
        let before = spies.messages.count

        presenter.didFailToFetchAddedPictures(.timedOut)

        let text = "Could not load pictures. Not found."
        #expect(spies.messages.dropFirst(before) == [.showFailure(text, .pictures), .showPartRetry(true, .pictures)])
    }
}
