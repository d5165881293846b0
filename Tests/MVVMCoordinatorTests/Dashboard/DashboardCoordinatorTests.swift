import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct DashboardCoordinatorTests {
    @Test func `A chosen category pushes its feed, and system back closes it`() async throws {
        let (_, bench) = await makeDashboardFlow()

        try bench.device.tap(.title("Flowers"))
        await bench.clock.settle()
        let pushed = bench.device.screen?.title
        try bench.device.back()

        #expect(pushed == "Flowers")
        #expect(bench.device.screen?.title == "Dashboard")
        bench.feed.messages.expect([.pictures(of: "Flowers")])
    }

    @Test func `A link to a category replaces the screens above Dashboard`() async throws {
        let (coordinator, bench) = await makeDashboardFlow()
        try bench.device.tap(.title("Flowers"))

        coordinator.openFeed(category: "Trees")
        let opened = bench.device.screen?.title
        try bench.device.back()
        await bench.clock.settle()

        #expect(opened == "Trees")
        #expect(bench.device.screen?.title == "Dashboard")
    }

    @Test(arguments: Closing.allCases)
    func `Add image opens as a sheet in a child flow, which is released when the sheet closes`(
        closing: Closing
    ) async throws {
        let (coordinator, bench) = await makeDashboardFlow()
        try bench.device.tap("Add image")
        #expect(ScreenText(bench.device).lines.first == "^ Add image")
        children(of: coordinator).expect(["AddImageCoordinator"])

        try closing.close(bench, coordinator)
        await bench.clock.settle()

        #expect(!bench.device.isSheetPresented)
        #expect(children(of: coordinator).isEmpty)
    }

    enum Closing: CaseIterable {
        case save, cancel, systemBack, link

        func close(_ bench: Bench, _ coordinator: DashboardCoordinator) throws {
            switch self {
            case .save:
                try bench.device.type(AddImageForm.valid.author, into: "Author")
                try bench.device.type(AddImageForm.valid.address, into: "Image URL")
                try bench.device.tap("Save")
            case .cancel: try bench.device.tap("Cancel")
            case .systemBack: try bench.device.back()
            case .link: coordinator.closeSheet()
            }
        }
    }

    private func children(of coordinator: DashboardCoordinator) -> [String] {
        Census(of: "MVVMCoordinator", from: [coordinator]).names.filter { $0 == "AddImageCoordinator" }
    }
}

private func makeDashboardFlow() async -> (DashboardCoordinator, Bench) {
    var bench = Bench()
    let stack = NavigationStack()
    let coordinator = track(
        DashboardCoordinator(
            services: bench.services,
            session: bench.makeSession(),
            router: StackRouter(stack)
        )
    )
    bench.app = coordinator
    coordinator.start()
    bench.window.setRoot(stack)
    await bench.clock.settle()
    return (coordinator, bench)
}
