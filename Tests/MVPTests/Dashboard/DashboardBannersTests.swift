import Shared
import TestSupport
import Testing

@testable import MVP

/// The banners, which the presenter moves while they are visible.
@Suite(.leakCheck)
struct DashboardBannersTests {
    @Test func `Banners move every three seconds while the screen is visible, from the last to the first`() async {
        let (presenter, spies, bench) = makeDashboard()
        presenter.viewDidLoad()
        presenter.viewDidAppear()
        await bench.clock.settle()

        await bench.clock.advance(by: .seconds(3))
        await bench.clock.advance(by: .seconds(3))

        spies.banners.expect([0, 1, 0])
    }

    @Test func `Several intervals that pass at once move the banners as far`() async {
        let (presenter, spies, bench) = makeDashboard()
        presenter.viewDidLoad()
        presenter.viewDidAppear()
        await bench.clock.settle()

        await bench.clock.advance(by: .seconds(600_000_000))

        spies.banners.expect([0, 0])
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
        spies.banners.expect([0])
        await bench.clock.advance(by: .seconds(1))

        spies.banners.expect([0, 1])
    }

    @Test func `The banner in view stays while the screen is hidden`() async {
        let (presenter, spies, bench) = makeDashboard()
        presenter.viewDidLoad()
        presenter.viewDidAppear()
        await bench.clock.settle()
        await bench.clock.advance(by: .seconds(3))

        presenter.viewDidDisappear()
        presenter.viewDidAppear()
        await bench.clock.advance(by: .seconds(3))

        spies.banners.expect([0, 1, 0])
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

        unseen.expect([0])
        spies.banners.expect([0, 1])
    }

    @Test func `Banners that are loaded again begin with the first, for a full interval`() async {
        let (presenter, spies, bench) = makeDashboard()
        presenter.viewDidLoad()
        presenter.viewDidAppear()
        await bench.clock.settle()
        await bench.clock.advance(by: .seconds(5))

        presenter.didTapRetry(.banners)
        await bench.clock.settle()
        await bench.clock.advance(by: .seconds(2))
        spies.banners.expect([0, 1, 0])
        await bench.clock.advance(by: .seconds(1))

        spies.banners.expect([0, 1, 0, 1])
    }

    @Test(arguments: [false, true])
    func `Without banners no timer runs`(isFailure: Bool) async {
        let bench = Bench()
        bench.content.failing = [.banners]
        let catalog = isFailure ? nil : EmptyCatalog()
        let (presenter, spies) = makeDashboard(on: bench, catalog: catalog, addedPictures: bench.content)
        presenter.viewDidLoad()
        presenter.viewDidAppear()

        await bench.clock.settle()

        #expect(bench.clock.activity.count(waitingFor: .timer) == 0)
        spies.banners.expect(isFailure ? [] : [0])
    }
}

extension DashboardSpies {
    /// The positions of the banners scrolled to.
    fileprivate var banners: [Int] {
        messages.compactMap { if case .showBanner(let position) = $0 { position } else { nil } }
    }
}

/// A catalog without items.
private nonisolated struct EmptyCatalog: CatalogService {
    func banners() async throws -> [CatalogItem] { [] }
    func categories() async throws -> [CatalogItem] { [] }
    func products() async throws -> [CatalogItem] { [] }
}
