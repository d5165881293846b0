import Headless
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardRouterTests {
    @Test func `A category's feed opens above`() {
        let (router, bench) = makeDashboardRouter()

        router.openFeed(category: "Flowers")

        #expect(bench.device.screen?.title == "Flowers")
        #expect(!bench.device.isSheetPresented)
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

        router.openFeed(category: "Flowers")
        router.openAddImage()

        #expect(bench.device.screen?.title == "Unrelated")
    }
}

private func makeDashboardRouter() -> (DashboardRouter, Bench) {
    let bench = Bench()
    let view = track(UnrelatedView())
    let router = track(DashboardRouter(services: bench.services))
    router.viewController = view
    bench.show(view)
    return (router, bench)
}
