import Headless
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoListRouterTests {
    @Test func `A photo opens above, with the given output`() {
        let (router, modules, bench) = makePhotoListRouter()
        let output = track(TabsModuleOutputSpy())

        router.openPhoto(id: 2, output: output)

        #expect(bench.device.screen?.title == "Photo 2")
        #expect(modules.outputs.first === output)
    }

    @Test func `A second photo replaces the first`() throws {
        let (router, _, bench) = makePhotoListRouter()

        router.openPhoto(id: 2, output: track(TabsModuleOutputSpy()))
        router.openPhoto(id: 3, output: track(TabsModuleOutputSpy()))

        #expect(bench.device.screen?.title == "Photo 3")
        try bench.device.back()
        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test func `A router whose screen is gone opens nothing`() {
        let (router, _, bench) = makePhotoListRouter()
        bench.show(UnrelatedView())
        #expect(router.viewController == nil)

        router.openPhoto(id: 2, output: track(TabsModuleOutputSpy()))

        #expect(bench.device.screen?.title == "Unrelated")
    }
}

private func makePhotoListRouter() -> (PhotoListRouter, ModuleStub, Bench) {
    let bench = Bench()
    let (view, modules) = (track(UnrelatedView()), track(ModuleStub()))
    let router = track(PhotoListRouter(makePhoto: { modules.make("Photo \($0)", output: $1) }))
    router.viewController = view
    bench.show(view)
    return (router, modules, bench)
}
