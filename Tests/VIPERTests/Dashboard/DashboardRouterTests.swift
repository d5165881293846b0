import Headless
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardRouterTests {
    @Test func `A category's feed opens above, with the given output`() {
        let (router, modules, bench) = makeDashboardRouter()
        let output = track(TabsModuleOutputSpy())

        router.openFeed(category: "Flowers", output: output)

        #expect(bench.device.screen?.title == "Flowers")
        #expect(!bench.device.isSheetPresented)
        #expect(modules.outputs.first === output)
    }

    @Test func `A second feed replaces the first`() throws {
        let (router, _, bench) = makeDashboardRouter()

        router.openFeed(category: "Flowers", output: track(TabsModuleOutputSpy()))
        router.openFeed(category: "Nature", output: track(TabsModuleOutputSpy()))

        #expect(bench.device.screen?.title == "Nature")
        try bench.device.back()
        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test func `Add image opens as a sheet, with the given output`() {
        let (router, modules, bench) = makeDashboardRouter()
        let output = track(TabsModuleOutputSpy())

        router.openAddImage(output: output)

        #expect(bench.device.screen?.title == "Add image")
        #expect(bench.device.isSheetPresented)
        #expect(modules.outputs.first === output)
    }

    @Test func `A router whose screen is gone opens nothing`() {
        let (router, _, bench) = makeDashboardRouter()
        bench.show(UnrelatedView())
        #expect(router.viewController == nil)

        router.openFeed(category: "Flowers", output: track(TabsModuleOutputSpy()))
        router.openAddImage(output: track(TabsModuleOutputSpy()))

        #expect(bench.device.screen?.title == "Unrelated")
    }
}

private func makeDashboardRouter() -> (DashboardRouter, ModuleStub, Bench) {
    let bench = Bench()
    let (view, modules) = (track(UnrelatedView()), track(ModuleStub()))
    let router = track(
        DashboardRouter(
            makeFeed: { modules.make($0, output: $1) },
            makeAddImage: { modules.make("Add image", output: $0) }
        )
    )
    router.viewController = view
    bench.show(view)
    return (router, modules, bench)
}
