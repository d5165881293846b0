import Headless
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoListRouterTests {
    @Test func `A photo opens above`() throws {
        let (router, bench) = makePhotoListRouter()

        router.openPhoto(id: 2)

        #expect(bench.device.screen?.title == "Photo 2")
        try bench.device.back()
        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test func `A router whose screen is gone opens nothing`() {
        let (router, bench) = makePhotoListRouter()
        bench.show(UnrelatedView())
        #expect(router.viewController == nil)

        router.openPhoto(id: 2)

        #expect(bench.device.screen?.title == "Unrelated")
    }
}

private func makePhotoListRouter() -> (PhotoListRouter, Bench) {
    let bench = Bench()
    let (view, modules) = (track(UnrelatedView()), track(ModuleStub()))
    let router = track(PhotoListRouter(makePhoto: { modules.make("Photo \($0)") }))
    router.viewController = view
    bench.show(view)
    return (router, bench)
}
