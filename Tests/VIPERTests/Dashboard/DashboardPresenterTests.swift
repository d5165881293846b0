import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardPresenterTests {
    @Test func `Loading fetches every part`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.viewDidLoad()

        #expect(
            spies.messages == [
                .observeAddedPictures, .fetch(.banners), .fetch(.categories), .fetch(.products), .fetch(.pictures),
            ]
        )
    }

    @Test func `A part whose fetch has begun is busy`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didBeginFetching(.banners)
        presenter.didBeginFetching(.pictures)

        #expect(
            spies.messages == [
                .showPartLoading(true, .banners), .showLoading(true), .showFailure(nil, .banners),
                .showPartRetry(false, .banners),
                .showPartLoading(true, .pictures), .showLoading(true), .showFailure(nil, .pictures),
                .showPartRetry(false, .pictures),
            ]
        )
    }

    @Test func `The screen is busy until the last part has answered`() {
        let (presenter, spies, _) = makeDashboardPresenter()
        presenter.didBeginFetching(.products)
        presenter.didBeginFetching(.categories)
        let before = spies.messages.count

        presenter.didFetchItems([.vase], of: .products)
        presenter.didFailToFetch(.categories, .notFound)

        #expect(
            spies.messages.dropFirst(before) == [
                .showPartLoading(false, .products), .showLoading(true), .showRows([.vase], .products),
                .showPartLoading(false, .categories), .showLoading(false),
                .showFailure("Could not load categories. Not found.", .categories), .showPartRetry(true, .categories),
            ]
        )
    }

    @Test func `Retry hides the part's failure and fetches it again`() {
        let (presenter, spies, _) = makeDashboardPresenter()
        presenter.didFailToFetch(.products, .notFound)
        let before = spies.messages.count

        presenter.didTapRetry(.products)
        presenter.didBeginFetching(.products)
        presenter.didFetchItems([.vase], of: .products)

        #expect(
            spies.messages.dropFirst(before) == [
                .fetch(.products),
                .showPartLoading(true, .products), .showLoading(true), .showFailure(nil, .products),
                .showPartRetry(false, .products),
                .showPartLoading(false, .products), .showLoading(false), .showRows([.vase], .products),
            ]
        )
    }

    @Test func `A request canceled elsewhere ends the busy state and offers Retry without a reason`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didFailToFetch(.pictures, .canceled)
        presenter.didFailToFetchAddedPictures(.canceled)

        #expect(
            spies.messages == [
                .showPartLoading(false, .pictures), .showLoading(false), .showFailure(nil, .pictures),
                .showPartRetry(true, .pictures),
                .showFailure(nil, .pictures), .showPartRetry(true, .pictures),
            ]
        )
    }

    @Test func `A chosen category opens its feed; an unknown one opens nothing`() {
        let (presenter, spies, _) = makeDashboardPresenter()
        presenter.didFetchItems([.flowers], of: .categories)
        let before = spies.messages.count

        presenter.didChooseCategory(id: "none")
        presenter.didChooseCategory(id: "flowers")

        #expect(spies.messages.dropFirst(before) == [.openFeed("Flowers")])
    }

    @Test func `A feed opens by the module's input, too, and reports to the module's output`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.openFeed(category: "Nature")

        #expect(spies.messages == [.openFeed("Nature")])
        #expect(spies.router.feedOutput === spies.moduleOutput)
    }

    @Test func `“Add image” opens Add image, which reports to the module's output`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didTapAddImage()

        #expect(spies.messages == [.openAddImage])
        #expect(spies.router.addImageOutput === spies.moduleOutput)
    }

    @Test func `“Log out” is reported to the module's output`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didTapLogOut()

        #expect(spies.moduleOutput.messages == [.didAskToLogOut])
    }
}

/// Returns a presenter and what surrounds it; the clock drives its banners.
func makeDashboardPresenter() -> (DashboardPresenter, DashboardSpies, VirtualClock) {
    let clock = VirtualClock()
    let spies = DashboardSpies()
    let presenter = track(
        DashboardPresenter(
            interactor: spies.interactor,
            router: spies.router,
            moduleOutput: spies.moduleOutput,
            clock: clock
        )
    )
    presenter.view = spies.view
    return (presenter, spies, clock)
}
