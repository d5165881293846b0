import Shared
import TestSupport
import Testing

@testable import VIPER

/// The banners, which the presenter moves while they are visible.
@Suite(.leakCheck)
struct DashboardBannersTests {
    @Test func `Visible banners move every three seconds, after the last to the first`() async {
        let (presenter, spies, clock) = makeDashboardPresenter()
        presenter.viewDidAppear()
        presenter.didLoadItems([.spring, .summer], of: .banners)

        await clock.advance(by: .seconds(3))
        await clock.advance(by: .seconds(3))

        positions(spies).expect([0, 1, 0])
    }

    @Test func `Many intervals at once move as many banners`() async {
        let (presenter, spies, clock) = makeDashboardPresenter()
        presenter.viewDidAppear()
        presenter.didLoadItems([.spring, .summer, .flowers], of: .banners)

        await clock.advance(by: .seconds(3 * 5))

        positions(spies).expect([0, 2])
    }

    @Test func `Banners that are loaded again begin with the first, for a full interval`() async {
        let (presenter, spies, clock) = makeDashboardPresenter()
        presenter.viewDidAppear()
        presenter.didLoadItems([.spring, .summer], of: .banners)
        await clock.advance(by: .seconds(5))

        presenter.didLoadItems([.spring, .summer], of: .banners)
        await clock.advance(by: .seconds(2))
        positions(spies).expect([0, 1, 0])
        await clock.advance(by: .seconds(1))

        positions(spies).expect([0, 1, 0, 1])
    }

    @Test func `Banners stop when the screen disappears and begin a full interval when it appears`() async {
        let (presenter, spies, clock) = makeDashboardPresenter()
        presenter.viewDidAppear()
        presenter.didLoadItems([.spring, .summer], of: .banners)
        await clock.advance(by: .seconds(2))

        presenter.viewDidDisappear()
        await clock.advance(by: .seconds(6))
        presenter.viewDidAppear()
        await clock.advance(by: .seconds(2))
        positions(spies).expect([0])
        await clock.advance(by: .seconds(1))

        positions(spies).expect([0, 1])
    }

    @Test func `Banners that appear again go on from the one in view`() async {
        let (presenter, spies, clock) = makeDashboardPresenter()
        presenter.viewDidAppear()
        presenter.didLoadItems([.spring, .summer], of: .banners)
        await clock.advance(by: .seconds(3))

        presenter.viewDidDisappear()
        presenter.viewDidAppear()
        await clock.advance(by: .seconds(3))

        positions(spies).expect([0, 1, 0])
    }

    @Test(arguments: [([], 0), ([.spring, .summer], 1)] as [([ItemResponse], Int)])
    func `Without banners no timer runs`(banners: [ItemResponse], timers: Int) async {
        let (presenter, _, clock) = makeDashboardPresenter()
        presenter.viewDidAppear()
        await clock.settle()
        let before = clock.activity.count(waitingFor: .timer)

        presenter.didLoadItems(banners, of: .banners)
        await clock.settle()

        #expect(before == 0)
        #expect(clock.activity.count(waitingFor: .timer) == timers)
    }

    @Test func `Banners that arrive while another tab is open do not advance`() async {
        let (presenter, spies, clock) = makeDashboardPresenter()
        presenter.viewDidAppear()
        presenter.viewDidDisappear()

        presenter.didLoadItems([.spring, .summer], of: .banners)
        await clock.advance(by: .seconds(6))

        positions(spies).expect([0])
    }

    @Test func `A running timer does not retain the presenter`() async {
        let clock: VirtualClock
        weak var released: DashboardPresenter?
        do {
            let presenter: DashboardPresenter
            (presenter, _, clock) = makeDashboardPresenter()
            released = presenter
            presenter.viewDidAppear()
            presenter.didLoadItems([.spring, .summer], of: .banners)
            await clock.settle()
        }

        #expect(released == nil)
    }

    private func positions(_ spies: DashboardSpies) -> [Int] {
        spies.messages.compactMap { if case .showBanner(let position) = $0 { position } else { nil } }
    }
}
