import Headless
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardRouterTests {
    @Test func `A category's feed opens above`() {
        let (router, app, bench) = makeDashboardRouter()

        router.openFeed(category: "Flowers")

        #expect(bench.device.screen?.title == "Flowers")
        #expect(!bench.device.isSheetPresented)
        withExtendedLifetime(app) {}
    }

    @Test func `Add image opens as a sheet`() {
        let (router, app, bench) = makeDashboardRouter()

        router.openAddImage()

        #expect(bench.device.screen?.title == "Add image")
        #expect(bench.device.isSheetPresented)
        withExtendedLifetime(app) {}
    }

    @Test func `A router whose screen is gone opens nothing`() {
        let (router, app, bench) = makeDashboardRouter()
        bench.show(UnrelatedView())
        #expect(router.viewController == nil)

        router.openFeed(category: "Flowers")
        router.openAddImage()

        #expect(bench.device.screen?.title == "Unrelated")
        withExtendedLifetime(app) {}
    }
}

private func makeDashboardRouter() -> (DashboardRouter, AppModuleSpy, Bench) {
    let bench = Bench()
    let view = track(UnrelatedView())
    let app = track(AppModuleSpy())
    let router = track(DashboardRouter(services: bench.services, app: app))
    router.viewController = view
    bench.show(view)
    return (router, app, bench)
}
