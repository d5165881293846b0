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

        try bench.device.rows(in: "Banners").expect([.spring, .summer])
        try bench.device.rows(in: "Categories").expect([.flowers])
        try bench.device.rows(in: "Products").expect([.vase])
        try bench.device.rows(in: "Pictures").expect([.added, .found])
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
        before.expect([.found])
        try bench.device.rows(in: "Pictures").expect([.added, .found])
        try bench.device.sections("Pictures").map(\.status).expect([nil])
    }

    @Test func `The service's failure is shown before that of the own pictures, and Retry clears both`() async throws {
        let (_, bench) = await showDashboard {
            $0.failing = [.banners, .pictures]
            $0.ownPicturesFail = true
        }
        let both = try bench.device.sections("Pictures").map(\.status)

        bench.content.failing = [.banners]
        try bench.device.tap("Retry", in: "Pictures")
        let retrying = try bench.device.sections("Pictures").map(\.status)
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry", in: "Pictures") }
        await bench.clock.settle()
        let own = try bench.device.sections("Pictures").map(\.status)
        bench.content.ownPicturesFail = false
        try bench.device.tap("Retry", in: "Pictures")
        await bench.clock.settle()

        both.expect(["Could not load pictures. No connection. Check your network and try again."])
        retrying.expect([nil])
        own.expect(["Could not load pictures. The device could not store or read its data. Try again."])
        try bench.device.sections().compactMap(\.status).expect([
            "Could not load banners. No connection. Check your network and try again."
        ])
    }

    @Test func `Own pictures that load after a change leave the failure of the service's`() async throws {
        let (_, bench) = await showDashboard { $0.failing = [.pictures] }

        bench.content.changes.announce()
        await bench.clock.settle()

        try bench.device.sections("Pictures").map(\.status).expect([
            "Could not load pictures. No connection. Check your network and try again."
        ])
        try bench.device.buttons(in: "Pictures").map(\.label).expect(["Add image", "Retry"])
    }

    @Test func `A canceled read of own pictures offers Retry without a reason, and replaces no failure`() async throws {
        let (_, bench) = await showDashboard { $0.ownPicturesError = CancellationError() }
        let canceled = try bench.device.sections("Pictures").map(\.status)
        let buttons = try bench.device.buttons(in: "Pictures").map(\.label)
        var statuses: [String?] = []

        for error: any Error in [StorageError("disk full"), CancellationError()] {
            bench.content.ownPicturesError = error
            bench.content.changes.announce()
            await bench.clock.settle()
            statuses += try bench.device.sections("Pictures").map(\.status)
        }

        canceled.expect([nil])
        buttons.expect(["Add image", "Retry"])
        let failed = "Could not load pictures. The device could not store or read its data. Try again."
        statuses.expect([failed, failed])
    }

    @Test func `Banners move every three seconds while the screen is visible`() async throws {
        let (_, bench) = await showDashboard()
        var positions: [Int] = []

        for seconds in [3, 2] {
            await bench.clock.advance(by: .seconds(seconds))
            positions += try bench.device.sections("Banners").map(\.position)
        }
        bench.window.present(UnrelatedView())
        await bench.clock.advance(by: .seconds(4))
        bench.window.dismiss()
        for seconds in [2, 1] {
            await bench.clock.advance(by: .seconds(seconds))
            positions += try bench.device.sections("Banners").map(\.position)
        }

        positions.expect([1, 1, 1, 0])
    }

    @Test func `Banners that arrive while the screen is covered rest until it appears`() async throws {
        let (_, bench) = await showDashboard(settling: false)
        bench.window.present(UnrelatedView())

        await bench.clock.advance(by: .seconds(33))
        bench.window.dismiss()
        let position = try bench.device.sections("Banners").map(\.position)
        await bench.clock.advance(by: .seconds(3))

        position.expect([0])
        try bench.device.sections("Banners").map(\.position).expect([1])
    }

    @Test func `Intervals that pass at once move the banners by as many`() async throws {
        let (_, bench) = await showDashboard()
        var positions: [Int] = []

        for seconds in [6, 9] {
            await bench.clock.advance(by: .seconds(seconds))
            positions += try bench.device.sections("Banners").map(\.position)
        }

        positions.expect([0, 1])
    }

    @Test func `A timer runs as soon as there are banners`() async throws {
        let (_, bench) = await showDashboard { $0.failing = [.banners] }
        let before = bench.clock.activity.count(waitingFor: .timer)

        bench.content.failing = []
        try bench.device.tap("Retry", in: "Banners")
        await bench.clock.settle()

        #expect(before == 0)
        #expect(bench.clock.activity.count(waitingFor: .timer) == 1)
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
    let dashboard = DashboardViewController(
        catalog: bench.content,
        pictures: bench.content,
        addedPictures: bench.content,
        feed: bench.feed,
        favorites: bench.favorites,
        clock: bench.clock,
        activity: bench.clock.activity,
        logOutDelegate: delegate
    )
    bench.show(track(dashboard))
    if settling { await bench.clock.settle() }
    return (delegate, bench)
}

/// What `DashboardContentStub` answers, as rows.
extension Row {
    fileprivate static let spring = Row(id: "spring", title: "Spring", icon: "icon")
    fileprivate static let summer = Row(id: "summer", title: "Summer", icon: "icon")
    fileprivate static let flowers = Row(id: "flowers", title: "Flowers", icon: "icon", onSelect: {})
    fileprivate static let vase = Row(id: "vase", title: "Vase", icon: "icon")
    fileprivate static let added = Row(id: "own", title: "Added", thumbnail: "https://example.com/own")
    fileprivate static let found = Row(id: "1", title: "Found", thumbnail: "https://example.com/1")
}
