import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct DashboardViewControllerTests {
    @Test func `Each part shows its rows, the user's own pictures before the service's`() async throws {
        let (_, bench) = await showDashboard()

        try bench.device.rows(in: "Banners").expect([Row(.spring), Row(.summer)])
        try bench.device.rows(in: "Categories").expect([Row(.flowers)])
        try bench.device.rows(in: "Products").expect([Row(.vase)])
        try bench.device.rows(in: "Pictures").expect([Row(.added), Row(.found)])
        #expect(try bench.device.sections().compactMap(\.status).isEmpty)
        #expect(bench.device.screen?.isBusy == false)
    }

    @Test(arguments: zip([DashboardPart.banners, .categories, .products], ["Banners", "Categories", "Products"]))
    func `A part that fails shows its reason and Retry, which loads it alone`(
        part: DashboardPart,
        title: String
    ) async throws {
        let (_, bench) = await showDashboard { $0.failing = [part] }
        let failed = try bench.device.sections(title).map(\.status)
        let requests = bench.content.requests.count

        bench.content.failing = []
        try bench.device.tap("Retry", in: title)
        let busy = try bench.device.sections().filter(\.isBusy).map(\.title)
        await bench.clock.settle()

        failed.expect(["Could not load \(part.word). No connection. Check your network and try again."])
        busy.expect([title])
        bench.content.requests.dropFirst(requests).expect([part])
        #expect(try bench.device.sections().compactMap(\.status).isEmpty)
    }

    @Test func `The screen is busy until the last part has answered`() async throws {
        let (_, bench) = await showDashboard(settling: false)
        let screen = try #require(bench.device.screen)
        let sections = try bench.device.sections()
        let isBusy = screen.isBusy
        var missed: [String] = []
        bench.device.onChange = { if !screen.isBusy { missed += sections.filter(\.isBusy).map(\.title) } }

        await bench.clock.settle()

        #expect(isBusy)
        #expect(missed.isEmpty)
        #expect(!screen.isBusy)
    }

    @Test func `Own pictures that fail leave the service's, and clear their failure when they change`() async throws {
        let (_, bench) = await showDashboard { $0.ownPicturesFail = true }
        let failed = try bench.device.sections("Pictures").map(\.status)
        let before = try bench.device.rows(in: "Pictures")

        bench.content.ownPicturesFail = false
        bench.content.changes.announce()
        await bench.clock.settle()

        failed.expect(["Could not load pictures. The device could not store or read its data. Try again."])
        before.expect([Row(.found)])
        try bench.device.rows(in: "Pictures").expect([Row(.added), Row(.found)])
        try bench.device.sections("Pictures").map(\.status).expect([nil])
    }

    @Test func `Banners move every three seconds while the screen is visible`() async throws {
        let (_, bench) = await showDashboard()
        var positions: [Int] = []

        for seconds in [3, 2] {
            await bench.clock.advance(by: .seconds(seconds))
            positions += try bench.device.sections("Banners").map(\.position)
        }
        bench.window.present(UnrelatedView())
        await bench.clock.advance(by: .seconds(7))
        bench.window.dismiss()
        for seconds in [2, 1] {
            await bench.clock.advance(by: .seconds(seconds))
            positions += try bench.device.sections("Banners").map(\.position)
        }

        positions.expect([1, 1, 1, 0])
    }

    @Test func `Choosing a category opens its feed`() async throws {
        let (_, bench) = await showDashboard()

        try bench.device.tap(.title("Flowers"), in: "Categories")
        await bench.clock.settle()

        #expect(bench.device.screen?.title == "Flowers")
        bench.feed.messages.expect([.pictures(of: "Flowers")])
    }

    @Test func `“Add image” opens its sheet, and “Log out” reaches the app`() async throws {
        let (delegate, bench) = await showDashboard()

        try bench.device.tap("Add image")
        let sheet = bench.device.screen?.title
        try bench.device.back()
        try bench.device.tap("Log out")

        #expect(sheet == "Add image")
        delegate.messages.expect([.didAskToLogOut])
    }
}

/// Shows the screen with `content` prepared; returns once it is loaded, or at once unless `settling`.
private func showDashboard(
    settling: Bool = true,
    content: (DashboardContentStub) -> Void = { _ in }
) async -> (DelegateSpy, Bench) {
    let bench = Bench()
    content(bench.content)
    let delegate = track(DelegateSpy())
    bench.show(track(DashboardViewController(services: bench.services, logOutDelegate: delegate)))
    if settling { await bench.clock.settle() }
    return (delegate, bench)
}
