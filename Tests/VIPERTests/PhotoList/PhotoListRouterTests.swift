import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoListRouterTests {
    @Test func `A photo opens above`() async {
        let (router, app, bench) = makePhotoListRouter()

        router.openPhoto(id: 2)
        let title = bench.device.screen?.title
        await bench.clock.settle()

        #expect(title == "Photo")
        #expect(bench.photos.messages == [.photo(2)])
        withExtendedLifetime(app) {}
    }

    @Test func `A router whose screen is gone opens nothing`() {
        let (router, app, bench) = makePhotoListRouter()
        bench.show(UnrelatedView())
        #expect(router.viewController == nil)

        router.openPhoto(id: 2)

        #expect(bench.device.screen?.title == "Unrelated")
        withExtendedLifetime(app) {}
    }
}

private func makePhotoListRouter() -> (PhotoListRouter, AppModuleSpy, Bench) {
    let bench = Bench()
    let view = track(UnrelatedView())
    let app = track(AppModuleSpy())
    let router = track(PhotoListRouter(services: bench.services, app: app))
    router.viewController = view
    bench.show(view)
    return (router, app, bench)
}
