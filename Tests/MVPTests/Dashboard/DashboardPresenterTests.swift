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

        #expect(spies.messages.contains(.showRows([.spring, .summer], .banners)))
        #expect(spies.messages.contains(.showRows([.flowers], .categories)))
        #expect(spies.messages.contains(.showRows([.vase], .products)))
        #expect(spies.rows(in: .pictures) == [.added, .found])
        #expect(DashboardPart.allCases.compactMap(spies.failure).isEmpty)
        #expect(spies.messages.last { $0 == .showLoading(true) || $0 == .showLoading(false) } == .showLoading(false))
    }

    @Test func `Choosing a category opens its feed, except for an unknown one`() async {
        let (presenter, spies, bench) = makeDashboard()
        presenter.viewDidLoad()
        await bench.clock.settle()
        let before = spies.messages.count

        presenter.didChooseCategory(id: "none")
        presenter.didChooseCategory(id: "flowers")

        spies.messages.dropFirst(before).expect([.openFeed("Flowers")])
    }

    @Test func `“Add image” opens its sheet, and “Log out” reaches the app`() {
        let (presenter, spies, _) = makeDashboard()

        presenter.didTapAddImage()
        presenter.didTapLogOut()

        spies.messages.expect([.openAddImage, .didAskToLogOut])
    }

    @Test(arguments: zip([DashboardPart.categories, .products], [DashboardRow.flowers, .vase]))
    func `Retry loads its part alone`(part: DashboardPart, row: DashboardRow) async {
        let (presenter, spies, bench) = makeDashboard()

        presenter.didTapRetry(part)
        await bench.clock.settle()

        bench.content.requests.expect([part])
        spies.messages.expect(
            beginning(part) + [.showPartLoading(false, part), .showLoading(false), .showRows([row], part)]
        )
    }

    @Test func `Banners are loaded alone and shown from the first`() async {
        let (presenter, spies, bench) = makeDashboard()

        presenter.didTapRetry(.banners)
        await bench.clock.settle()

        bench.content.requests.expect([.banners])
        spies.messages.expect(
            beginning(.banners) + [
                .showPartLoading(false, .banners), .showLoading(false), .showRows([.spring, .summer], .banners),
                .showBanner(0),
            ]
        )
    }

    @Test func `A second Retry while its part loads sends no request`() async {
        let (presenter, spies, bench) = makeDashboard()

        presenter.didTapRetry(.products)
        presenter.didTapRetry(.products)
        await bench.clock.settle()

        bench.content.requests.expect([.products])
        spies.messages.expect(
            beginning(.products) + beginning(.products) + [
                .showPartLoading(false, .products), .showLoading(false), .showRows([.vase], .products),
            ]
        )
    }

    @Test(arguments: [DashboardPart.banners, .categories, .products])
    func `A part that fails shows its reason and Retry, which hides both`(part: DashboardPart) async {
        let (presenter, spies, bench) = makeDashboard()
        bench.content.failing = [part]
        presenter.didTapRetry(part)
        await bench.clock.settle()

        presenter.didTapRetry(part)

        let reason = "Could not load \(part.word). No connection. Check your network and try again."
        spies.messages.expect(
            beginning(part) + [
                .showPartLoading(false, part), .showLoading(false), .showFailure(reason, part),
                .showPartRetry(true, part),
            ] + beginning(part)
        )
        await bench.clock.settle()
    }

    @Test func `Pictures of the service that fail show the reason and Retry beside the user's own`() async {
        let bench = Bench()
        let store = AddedPictureStoreStub(clock: bench.clock)
        let (presenter, spies) = makeDashboard(on: bench, addedPictures: store)
        bench.content.failing = [.pictures]
        store.hold()
        presenter.didTapRetry(.pictures)
        await bench.clock.settle()

        store.release()
        await bench.clock.settle()

        let reason = "Could not load pictures. No connection. Check your network and try again."
        let failure: [DashboardMessage] = [.showFailure(reason, .pictures), .showPartRetry(true, .pictures)]
        spies.messages.expect(
            beginning(.pictures) + [.showPartLoading(false, .pictures), .showLoading(false)] + failure
                + [.showRows([], .pictures)] + failure
        )
    }

    @Test func `A failure of the service's pictures shows before that of the user's own, in its part alone`() async {
        let (presenter, spies, bench) = makeDashboard()
        bench.content.failing = [.pictures]
        bench.content.ownPicturesFail = true

        presenter.viewDidLoad()
        await bench.clock.settle()

        DashboardPart.allCases.map(spies.failure).expect([
            nil, nil, nil, "Could not load pictures. No connection. Check your network and try again.",
        ])
        DashboardPart.allCases.map { spies.retries(in: $0).last }.expect([false, false, false, true])
    }

    @Test func `A cancellation replaces no earlier failure of its source`() async {
        let (presenter, spies, bench) = makeDashboard()
        bench.content.ownPicturesFail = true
        presenter.viewDidLoad()
        await bench.clock.settle()
        let failure = spies.failure(in: .pictures)

        bench.content.ownPicturesError = CancellationError()
        bench.content.changes.announce()
        await bench.clock.settle()

        #expect(failure == "Could not load pictures. The device could not store or read its data. Try again.")
        #expect(spies.failure(in: .pictures) == failure)
        #expect(spies.retries(in: .pictures).last == true)
    }

    @Test func `Own pictures whose read was canceled offer Retry without a reason`() async {
        let (presenter, spies, bench) = makeDashboard()
        bench.content.ownPicturesError = CancellationError()
        presenter.viewDidLoad()
        await bench.clock.settle()

        #expect(spies.failure(in: .pictures) == nil)
        #expect(spies.retries(in: .pictures).last == true)
    }

    @Test func `The screen is busy until the last part has answered`() async {
        let (presenter, spies, bench) = makeDashboard()

        presenter.viewDidLoad()
        await bench.clock.settle()

        let loading = spies.messages.compactMap { if case .showLoading(let isLoading) = $0 { isLoading } else { nil } }
        loading.expect([true, true, true, true, true, true, true, false])
    }

    @Test func `Own pictures that change while they are read are read again`() async {
        let bench = Bench()
        let store = AddedPictureStoreStub(clock: bench.clock)
        let (presenter, _) = makeDashboard(on: bench, addedPictures: store)
        store.hold()
        presenter.viewDidLoad()
        await bench.clock.settle()

        store.changes.announce()
        await bench.clock.settle()

        store.messages.expect([.all, .canceled, .all])
        store.release()
        await bench.clock.settle()
    }

    @Test func `Retry on Pictures clears the failure of the user's own pictures and loads both again`() async {
        let (presenter, spies, bench) = makeDashboard()
        bench.content.ownPicturesFail = true
        presenter.viewDidLoad()
        await bench.clock.settle()
        let failures = DashboardPart.allCases.compactMap(spies.failure)
        let before = spies.rows(in: .pictures)
        let retries = spies.retries(in: .pictures)

        bench.content.ownPicturesFail = false
        presenter.didTapRetry(.pictures)
        let cleared = spies.failure(in: .pictures)
        await bench.clock.settle()

        failures.expect(["Could not load pictures. The device could not store or read its data. Try again."])
        #expect(before == [.found])
        #expect(retries.last == true)
        #expect(spies.retries(in: .pictures).last == false)
        #expect(cleared == nil)
        #expect(spies.failure(in: .pictures) == nil)
        #expect(spies.rows(in: .pictures) == [.added, .found])
    }

    @Test func `Own pictures that load after a change clear their failure`() async {
        let (presenter, spies, bench) = makeDashboard()
        bench.content.ownPicturesFail = true
        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.content.ownPicturesFail = false
        bench.content.changes.announce()
        await bench.clock.settle()

        #expect(spies.rows(in: .pictures) == [.added, .found])
        #expect(spies.failure(in: .pictures) == nil)
        #expect(spies.retries(in: .pictures).last == false)
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

        before.expect([.all, .all])
        store.messages.dropFirst(2).expect([.all])
        withExtendedLifetime(presenter) {}
    }
}

/// What is shown when `part` begins to load alone.
private func beginning(_ part: DashboardPart) -> [DashboardMessage] {
    [.showPartLoading(true, part), .showLoading(true), .showFailure(nil, part), .showPartRetry(false, part)]
}

extension DashboardSpies {
    /// Returns the failure of `part` shown last.
    fileprivate func failure(in part: DashboardPart) -> String? {
        messages.compactMap { if case .showFailure(let text, part) = $0 { text as String?? } else { nil } }.last ?? nil
    }

    /// Returns the arguments of each call of `showRetry` for `part`.
    fileprivate func retries(in part: DashboardPart) -> [Bool] {
        messages.compactMap { if case .showPartRetry(let isOffered, part) = $0 { isOffered } else { nil } }
    }

    /// Returns the rows of `part` shown last.
    fileprivate func rows(in part: DashboardPart) -> [DashboardRow]? {
        messages.compactMap { if case .showRows(let rows, part) = $0 { rows } else { nil } }.last
    }
}
