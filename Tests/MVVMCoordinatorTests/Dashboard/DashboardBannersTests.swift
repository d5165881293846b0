import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct DashboardBannersTests {
    @Test func `While the screen is visible, the next banner shows every three seconds, after the last the first`()
        async
    {
        let (viewModel, bench) = await makeVisibleDashboard()

        var positions = [viewModel.state.bannerPosition]
        for _ in 1...2 {
            await bench.clock.advance(by: .milliseconds(2999))
            positions.append(viewModel.state.bannerPosition)
            await bench.clock.advance(by: .milliseconds(1))
            positions.append(viewModel.state.bannerPosition)
        }

        positions.expect([0, 0, 1, 1, 0])
    }

    @Test func `Several intervals that the clock combines count each`() async {
        let (viewModel, bench) = await makeVisibleDashboard()
        await bench.clock.advance(by: .seconds(3))

        await bench.clock.advance(by: .seconds(3 * 333_333_334))

        #expect(viewModel.state.bannerPosition == 1)
    }

    @Test func `A hidden screen keeps its banner, which stays for a full interval once the screen appears`() async {
        let (viewModel, bench) = await makeVisibleDashboard()
        await bench.clock.advance(by: .seconds(5))

        viewModel.viewDidDisappear()
        await bench.clock.advance(by: .seconds(3))
        viewModel.viewDidAppear()
        await bench.clock.advance(by: .milliseconds(2999))
        let kept = viewModel.state.bannerPosition
        await bench.clock.advance(by: .milliseconds(1))

        #expect(kept == 1)
        #expect(viewModel.state.bannerPosition == 0)
    }

    @Test func `Banners that arrive while the screen is hidden rest`() async {
        let (viewModel, _, bench) = makeDashboard()
        viewModel.viewDidLoad()
        viewModel.viewDidAppear()
        viewModel.viewDidDisappear()
        await bench.clock.settle()

        await bench.clock.advance(by: .seconds(3))

        #expect(viewModel.state[.banners].rows.count == 2)
        #expect(viewModel.state.bannerPosition == 0)
    }

    @Test func `Banners that are read again begin with the first, for a full interval`() async {
        let (viewModel, bench) = await makeVisibleDashboard()
        await bench.clock.advance(by: .seconds(5))

        viewModel.retry(.banners)
        await bench.clock.settle()
        let first = viewModel.state.bannerPosition
        await bench.clock.advance(by: .milliseconds(2999))
        let kept = viewModel.state.bannerPosition
        await bench.clock.advance(by: .milliseconds(1))

        #expect((first, kept) == (0, 0))
        #expect(viewModel.state.bannerPosition == 1)
    }

    @Test func `Products that are read again neither move the banners nor begin their interval again`() async {
        let (viewModel, bench) = await makeVisibleDashboard()
        await bench.clock.advance(by: .seconds(5))

        viewModel.retry(.products)
        await bench.clock.settle()
        let kept = viewModel.state.bannerPosition
        await bench.clock.advance(by: .seconds(1))

        #expect(kept == 1)
        #expect(viewModel.state.bannerPosition == 0)
    }

    @Test func `Without banners no timer runs`() async {
        let (viewModel, _, bench) = makeDashboard()
        bench.content.failing = [.banners]
        viewModel.viewDidLoad()
        viewModel.viewDidAppear()
        await bench.clock.settle()

        #expect(bench.clock.activity.count(waitingFor: .timer) == 0)
    }

    @Test func `A running timer retains no view model, which stops it`() async {
        let (spies, bench) = await makeLeftDashboard()
        let running = bench.clock.activity.count(waitingFor: .timer)

        spies.leave()
        await bench.clock.settle()

        #expect(running == 1)
        #expect(bench.clock.activity.count(waitingFor: .timer) == 0)
    }

    /// Returns a visible dashboard that only its spies retain.
    private func makeLeftDashboard() async -> (DashboardSpies, Bench) {
        let (viewModel, spies, bench) = makeDashboard()
        viewModel.viewDidLoad()
        viewModel.viewDidAppear()
        await bench.clock.settle()
        return (spies, bench)
    }
}

/// Returns a visible dashboard with two banners.
private func makeVisibleDashboard() async -> (DashboardViewModel, Bench) {
    let (viewModel, _, bench) = makeDashboard()
    viewModel.viewDidLoad()
    viewModel.viewDidAppear()
    await bench.clock.settle()
    return (viewModel, bench)
}
