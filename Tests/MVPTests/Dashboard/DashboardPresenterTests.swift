import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct DashboardPresenterTests {
    @Test func `A chosen category opens its feed, an unknown one nothing`() async {
        let (presenter, view, bench) = makeDashboard()
        presenter.viewDidLoad()
        await bench.clock.settle()
        let before = view.messages.count

        presenter.didChooseCategory(id: "none")
        presenter.didChooseCategory(id: "flowers")

        #expect(view.messages.dropFirst(before) == [.openFeed("Flowers")])
    }

    @Test func `What leads away is passed on`() {
        let (presenter, view, _) = makeDashboard()

        presenter.didTapAddImage()
        presenter.didTapLogOut()

        #expect(view.messages == [.openAddImage, .logOut])
    }

    @Test func `A part that is tried again takes its failure away first`() async {
        let (presenter, view, bench) = makeDashboard()

        presenter.didTapRetry(.products)
        await bench.clock.settle()

        #expect(
            view.messages == [
                .showFailure(nil, .products),
                .showPartLoading(true, .products),
                .showLoading(true),
                .showPartLoading(false, .products),
                .showLoading(false),
                .showRows(["Vase"], .products),
            ]
        )
    }
}

private func makeDashboard() -> (DashboardPresenter, DashboardViewSpy, Bench) {
    let bench = Bench()
    let view = track(DashboardViewSpy())
    let presenter = track(
        DashboardPresenter(
            catalog: bench.content,
            pictures: bench.content,
            addedPictures: bench.content,
            clock: bench.clock
        )
    )
    presenter.view = view
    return (presenter, view, bench)
}
