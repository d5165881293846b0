import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct DashboardViewControllerTests {
    @Test func `User actions reach the view model`() async throws {
        let (_, viewModel, spies, bench) = await makeDashboardView()
        bench.content.failing = [.products]
        viewModel.retry(.products)
        await bench.clock.settle()

        bench.content.failing = []
        try bench.device.tap("Retry", in: "Products")
        await bench.clock.settle()
        try bench.device.tap(.title("Flowers"))
        try bench.device.tap("Add image")
        try bench.device.tap("Log out")
        await bench.clock.settle()

        viewModel.state[.products].rows.map(\.title).expect(["Vase"])
        spies.messages.expect([.exit(.didChooseCategory("Flowers")), .exit(.didAskToAddImage)])
        bench.sessions.messages.expect([.remove])
    }

    @Test(arguments: zip(DashboardPart.allCases, ["Banners", "Categories", "Products", "Pictures"]))
    func `A part that is being read marks its section and the screen as busy`(
        part: DashboardPart,
        title: String
    ) async throws {
        let (view, viewModel, _, bench) = await makeDashboardView()
        var state = viewModel.state
        #expect(try busy(bench.device).isEmpty)

        state[part].isLoading = true
        view.render(state)

        try busy(bench.device).expect(["Dashboard", title])
    }

    /// The titles of the screen and its sections, if they are busy.
    private func busy(_ device: Device) throws -> [String] {
        let screen = [device.screen].compactMap(\.self).filter(\.isBusy).map(\.title)
        return try screen + device.sections().filter(\.isBusy).map(\.title)
    }

    @Test(arguments: zip(DashboardPart.allCases, ["Banners", "Categories", "Products", "Pictures"]))
    func `A part that failed shows its reason and Retry in its section`(
        part: DashboardPart,
        title: String
    ) async throws {
        let (view, viewModel, _, bench) = await makeDashboardView()
        var state = viewModel.state

        state[part].add(.notFound, of: .service)
        view.render(state)

        let failed = try bench.device.sections().filter { $0.status == "Could not load \(part.word). Not found." }
        failed.map(\.title).expect([title])
        #expect(try bench.device.buttons(in: title).map(\.label).contains("Retry"))
    }

    @Test func `A part whose read was canceled shows Retry without a reason`() async throws {
        let (view, viewModel, _, bench) = await makeDashboardView()
        var state = viewModel.state

        state[.products].add(.canceled, of: .service)
        view.render(state)

        #expect(try bench.device.sections().compactMap(\.status).isEmpty)
        try bench.device.buttons(in: "Products").map(\.label).expect(["Retry"])
    }

    @Test func `A row shows title and icon, or title and thumbnail, and only a category can be chosen`() async throws {
        let (_, _, _, bench) = await makeDashboardView()

        try bench.device.rows(in: "Categories").expect([
            Row(id: "flowers", title: "Flowers", icon: "icon", onSelect: {})
        ])
        try bench.device.rows(in: "Products").expect([Row(id: "vase", title: "Vase", icon: "icon")])
        try bench.device.rows(in: "Pictures").expect([
            Row(id: "own", title: "Added", thumbnail: "https://example.com/own"),
            Row(id: "1", title: "Found", thumbnail: "https://example.com/1"),
        ])
    }

    @Test func `Appearing and disappearing are reported to the view model, and the banner in view is the state's`()
        async throws
    {
        let (_, _, _, bench) = await makeDashboardView()
        let banners = try #require(try bench.device.sections("Banners").first)

        bench.window.present(UnrelatedView())
        await bench.clock.advance(by: .seconds(3))
        let covered = banners.position
        bench.window.dismiss()
        await bench.clock.advance(by: .seconds(3))

        #expect(covered == 0)
        #expect(banners.position == 1)
    }
}

private func makeDashboardView() async -> (DashboardViewController, DashboardViewModel, DashboardSpies, Bench) {
    let bench = Bench()
    let spies = track(DashboardSpies())
    let viewModel = track(
        DashboardViewModel(
            catalog: bench.content,
            pictures: bench.content,
            addedPictures: bench.content,
            session: bench.makeSession(),
            clock: bench.clock,
            activity: bench.clock.activity,
            exits: spies.exits
        )
    )
    let view = track(DashboardViewController(viewModel: viewModel))
    bench.show(view)
    await bench.clock.settle()
    return (view, viewModel, spies, bench)
}
