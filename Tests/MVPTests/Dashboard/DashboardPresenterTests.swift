import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct DashboardPresenterTests {
    @Test func `Each part shows its rows, the user's own pictures before the service's`() async {
        let (presenter, spies, bench) = makeDashboard()

        presenter.viewDidLoad()
        await bench.clock.settle()

        #expect(spies.messages.contains(.showRows(["Spring", "Summer"], .banners)))
        #expect(spies.messages.contains(.showRows(["Flowers"], .categories)))
        #expect(spies.messages.contains(.showRows(["Vase"], .products)))
        #expect(spies.rows(in: .pictures) == ["Added", "Found"])
        #expect(DashboardPart.allCases.compactMap(spies.failure) == [])
        #expect(spies.messages.last { $0 == .showLoading(true) || $0 == .showLoading(false) } == .showLoading(false))
    }

    @Test func `Choosing a category opens its feed, except for an unknown one`() async {
        let (presenter, spies, bench) = makeDashboard()
        presenter.viewDidLoad()
        await bench.clock.settle()
        let before = spies.messages.count

        presenter.didChooseCategory(id: "none")
        presenter.didChooseCategory(id: "flowers")

        #expect(spies.messages.dropFirst(before) == [.openFeed("Flowers")])
    }

    @Test func `“Add image” opens its sheet, and “Log out” reaches the app`() {
        let (presenter, spies, _) = makeDashboard()

        presenter.didTapAddImage()
        presenter.didTapLogOut()

        #expect(spies.messages == [.openAddImage, .session(.didAskToLogOut)])
    }

    @Test func `Retry loads its part alone`() async {
        let (presenter, spies, bench) = makeDashboard()

        presenter.didTapRetry(.products)
        await bench.clock.settle()

        #expect(
            spies.messages == [
                .showPartLoading(true, .products), .showLoading(true), .showFailure(nil, .products),
                .showPartLoading(false, .products), .showLoading(false), .showRows(["Vase"], .products),
            ]
        )
    }

    @Test func `A second Retry while its part loads sends no request`() async {
        let (presenter, spies, bench) = makeDashboard()

        presenter.didTapRetry(.products)
        presenter.didTapRetry(.products)
        await bench.clock.settle()

        #expect(spies.messages.filter { $0 == .showLoading(true) } == [.showLoading(true)])
        #expect(spies.messages.filter { $0 == .showRows(["Vase"], .products) }.count == 1)
    }

    @Test func `A part that fails shows its reason, which Retry clears`() async {
        let (presenter, spies, bench) = makeDashboard()
        bench.content.failing = [.products]
        presenter.viewDidLoad()
        await bench.clock.settle()
        let failures = DashboardPart.allCases.compactMap(spies.failure)

        presenter.didTapRetry(.products)

        #expect(failures == ["Could not load products. No connection. Check your network and try again."])
        #expect(spies.failure(in: .products) == nil)
        await bench.clock.settle()
    }

    @Test func `Retry on Pictures clears the failure of the user's own pictures and loads both again`() async {
        let (presenter, spies, bench) = makeDashboard()
        bench.content.ownPicturesFail = true
        presenter.viewDidLoad()
        await bench.clock.settle()
        let failures = DashboardPart.allCases.compactMap(spies.failure)
        let before = spies.rows(in: .pictures)

        bench.content.ownPicturesFail = false
        presenter.didTapRetry(.pictures)
        let cleared = spies.failure(in: .pictures)
        await bench.clock.settle()

        #expect(failures == ["Could not load pictures. The device could not store or read its data. Try again."])
        #expect(before == ["Found"])
        #expect(cleared == nil)
        #expect(spies.failure(in: .pictures) == nil)
        #expect(spies.rows(in: .pictures) == ["Added", "Found"])
    }

    @Test func `A change of the user's own pictures reads them once, also after Retry`() async {
        let bench = Bench()
        let store = AddedPictureStoreStub(clock: bench.clock)
        let (presenter, _) = makeDashboard(on: bench, addedPictures: store)
        presenter.viewDidLoad()
        await bench.clock.settle()
        presenter.didTapRetry(.pictures)
        await bench.clock.settle()
        let before = store.messages

        store.changes.announce()
        await bench.clock.settle()

        #expect(before == [.all, .all])
        #expect(store.messages.dropFirst(2) == [.all])
        withExtendedLifetime(presenter) {}
    }

    @Test func `Banners move every three seconds while the screen is visible`() async {
        let (presenter, spies, bench) = makeDashboard()
        presenter.viewDidLoad()
        presenter.viewDidAppear()
        await bench.clock.settle()

        await bench.clock.advance(by: .seconds(3))
        await bench.clock.advance(by: .seconds(3))

        #expect(spies.banners == [.showBanner(0), .showBanner(1), .showBanner(0)])
    }

    @Test func `Banners stop when the screen disappears and begin a full interval when it appears`() async {
        let (presenter, spies, bench) = makeDashboard()
        presenter.viewDidLoad()
        presenter.viewDidAppear()
        await bench.clock.settle()
        await bench.clock.advance(by: .seconds(2))

        presenter.viewDidDisappear()
        await bench.clock.advance(by: .seconds(6))
        presenter.viewDidAppear()
        await bench.clock.advance(by: .seconds(2))
        #expect(spies.banners == [.showBanner(0)])
        await bench.clock.advance(by: .seconds(1))

        #expect(spies.banners == [.showBanner(0), .showBanner(1)])
    }

    @Test func `Banners that arrive while another tab is open do not move until the screen appears`() async {
        let (presenter, spies, bench) = makeDashboard()
        presenter.viewDidLoad()
        presenter.viewDidAppear()
        presenter.viewDidDisappear()
        await bench.clock.settle()

        await bench.clock.advance(by: .seconds(30))
        let unseen = spies.banners
        presenter.viewDidAppear()
        await bench.clock.advance(by: .seconds(3))

        #expect(unseen == [.showBanner(0)])
        #expect(spies.banners == unseen + [.showBanner(1)])
    }
}

extension DashboardSpies {
    /// Returns the failure of `part` shown last.
    fileprivate func failure(in part: DashboardPart) -> String? {
        messages.compactMap { if case .showFailure(let text, part) = $0 { text as String?? } else { nil } }.last ?? nil
    }

    fileprivate var banners: [DashboardMessage] {
        messages.filter { if case .showBanner = $0 { true } else { false } }
    }

    /// Returns the rows of `part` shown last.
    fileprivate func rows(in part: DashboardPart) -> [String]? {
        messages.compactMap { if case .showRows(let rows, part) = $0 { rows } else { nil } }.last
    }
}

private func makeDashboard() -> (DashboardPresenter, DashboardSpies, Bench) {
    let bench = Bench()
    let (presenter, spies) = makeDashboard(on: bench, addedPictures: bench.content)
    return (presenter, spies, bench)
}

private func makeDashboard(
    on bench: Bench,
    addedPictures: any AddedPictureStore
) -> (DashboardPresenter, DashboardSpies) {
    let spies = DashboardSpies()
    let presenter = track(
        DashboardPresenter(
            catalog: bench.content,
            pictures: bench.content,
            addedPictures: addedPictures,
            clock: bench.clock,
            sessionDelegate: spies.sessionDelegate
        )
    )
    presenter.view = spies.view
    return (presenter, spies)
}
