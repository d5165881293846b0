import Headless
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardRouterTests {
    @Test func `A category's feed opens above`() throws {
        let (router, bench) = makeDashboardRouter()

        router.openFeed(category: "Flowers")

        #expect(bench.device.screen?.title == "Flowers")
        #expect(!bench.device.isSheetPresented)
        try bench.device.back()
        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test func `Add image opens as a sheet`() {
        let (router, bench) = makeDashboardRouter()

        router.openAddImage()

        #expect(bench.device.screen?.title == "Add image")
        #expect(bench.device.isSheetPresented)
    }

    @Test func `A router whose screen is gone opens nothing`() {
        let (router, bench) = makeDashboardRouter()
        bench.show(UnrelatedView())
        #expect(router.viewController == nil)

        router.openFeed(category: "Flowers")
        router.openAddImage()

        #expect(bench.device.screen?.title == "Unrelated")
    }
}

private func makeDashboardRouter() -> (DashboardRouter, Bench) {
    let bench = Bench()
    let (view, modules) = (track(UnrelatedView()), track(ModuleStub()))
    let router = track(
        DashboardRouter(
            makeFeed: { modules.make($0) },
            makeAddImage: { modules.make("Add image") }
        )
    )
    router.viewController = view
    bench.show(view)
    return (router, bench)
}
