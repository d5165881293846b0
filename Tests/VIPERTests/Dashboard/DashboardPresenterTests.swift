import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardPresenterTests {
    @Test func `Loading starts the interactor`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.viewDidLoad()

        spies.messages.expect([.start])
    }

    @Test func `A part whose load has begun is busy`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didBeginLoading(.banners)
        presenter.didBeginLoading(.pictures)

        spies.messages.expect([
            .showPartLoading(true, .banners), .showLoading(true), .showFailure(nil, .banners),
            .showPartRetry(false, .banners),
            .showPartLoading(true, .pictures), .showLoading(true), .showFailure(nil, .pictures),
            .showPartRetry(false, .pictures),
        ])
    }

    @Test func `The screen is busy until the last part has answered`() {
        let (presenter, spies, _) = makeDashboardPresenter()
        presenter.didBeginLoading(.products)
        presenter.didBeginLoading(.categories)
        let before = spies.messages.count

        presenter.didLoadItems([.vase], of: .products)
        presenter.didFailToLoad(.categories, .notFound)

        spies.messages.dropFirst(before).expect([
            .showPartLoading(false, .products), .showLoading(true), .showRows([.vase], .products),
            .showPartLoading(false, .categories), .showLoading(false),
            .showFailure("Could not load categories. Not found.", .categories), .showPartRetry(true, .categories),
        ])
    }

    @Test func `Retry hides the part's failure and loads it again`() {
        let (presenter, spies, _) = makeDashboardPresenter()
        presenter.didFailToLoad(.products, .notFound)
        let before = spies.messages.count

        presenter.didTapRetry(.products)
        presenter.didBeginLoading(.products)
        presenter.didLoadItems([.vase], of: .products)

        spies.messages.dropFirst(before).expect([
            .load(.products),
            .showPartLoading(true, .products), .showLoading(true), .showFailure(nil, .products),
            .showPartRetry(false, .products),
            .showPartLoading(false, .products), .showLoading(false), .showRows([.vase], .products),
        ])
    }

    @Test func `A request canceled elsewhere ends the busy state and offers Retry without a reason`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didFailToLoad(.pictures, .canceled)
        presenter.didFailToLoadAddedPictures(.canceled)

        spies.messages.expect([
            .showPartLoading(false, .pictures), .showLoading(false), .showFailure(nil, .pictures),
            .showPartRetry(true, .pictures),
            .showFailure(nil, .pictures), .showPartRetry(true, .pictures),
        ])
    }

    @Test func `Categories can be chosen, unlike banners and products`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didLoadItems([.spring], of: .banners)
        presenter.didLoadItems([.flowers], of: .categories)
        presenter.didLoadItems([.vase], of: .products)

        let rows = spies.messages.compactMap { if case .showRows(let rows, _) = $0 { rows } else { nil } }
        rows.flatMap { $0 }.filter(\.isSelectable).expect([.flowers])
    }

    @Test func `A chosen category opens its feed; an unknown one opens nothing`() {
        let (presenter, spies, _) = makeDashboardPresenter()
        presenter.didLoadItems([.flowers], of: .categories)
        let before = spies.messages.count

        presenter.didChooseCategory(id: "none")
        presenter.didChooseCategory(id: "flowers")

        spies.messages.dropFirst(before).expect([.openFeed("Flowers")])
    }

    @Test func `“Add image” opens Add image`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didTapAddImage()

        spies.messages.expect([.openAddImage])
    }

    @Test func `“Log out” is reported to the app`() {
        let (presenter, spies, _) = makeDashboardPresenter()

        presenter.didTapLogOut()

        spies.messages.expect([.didAskToLogOut])
    }
}
