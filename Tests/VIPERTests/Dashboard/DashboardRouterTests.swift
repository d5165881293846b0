import Headless
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardRouterTests {
    @Test func `Log out is asked of the app`() {
        let (router, app, _) = makeDashboardRouter()

        router.logOut()

        #expect(app.messages == [.logOut])
    }

    @Test func `The feed of a category opens above`() {
        let (router, _, bench) = makeDashboardRouter()

        router.openFeed(category: "Flowers")

        #expect(bench.device.screen?.title == "Flowers")
        #expect(!bench.device.isSheetPresented)
    }

    @Test func `Add image opens as a sheet`() {
        let (router, _, bench) = makeDashboardRouter()

        router.openAddImage()

        #expect(bench.device.screen?.title == "Add image")
        #expect(bench.device.isSheetPresented)
    }

    @Test func `Once its screen is gone, it leads nowhere`() {
        let (router, _, bench) = makeDashboardRouter()
        bench.show(UnrelatedView())

        router.openFeed(category: "Flowers")
        router.openAddImage()

        #expect(bench.device.screen?.title == "Unrelated")
    }
}

private func makeDashboardRouter() -> (DashboardRouter, AppModuleSpy, Bench) {
    let bench = Bench()
    let app = track(AppModuleSpy())
    let view = track(UnrelatedView())
    let router = track(DashboardRouter(services: bench.services, app: app))
    router.viewController = view
    bench.show(view)
    return (router, app, bench)
}
