import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoListRouterTests {
    @Test func `A photo opens above`() async {
        let (router, _, bench) = makePhotoListRouter()

        router.openPhoto(id: 2)
        let title = bench.device.screen?.title
        await bench.clock.settle()

        #expect(title == "Photo")
        #expect(bench.photos.messages == [.photo(2)])
    }

    @Test func `Log out is asked of the app`() {
        let (router, app, _) = makePhotoListRouter()

        router.logOut()

        #expect(app.messages == [.logOut])
    }

    @Test func `Once its screen is gone, it leads nowhere`() {
        let (router, _, bench) = makePhotoListRouter()
        bench.show(UnrelatedView())

        router.openPhoto(id: 2)

        #expect(bench.device.screen?.title == "Unrelated")
    }
}

private func makePhotoListRouter() -> (PhotoListRouter, AppModuleSpy, Bench) {
    let bench = Bench()
    let app = track(AppModuleSpy())
    let view = track(UnrelatedView())
    let router = track(PhotoListRouter(services: bench.services, app: app))
    router.viewController = view
    bench.show(view)
    return (router, app, bench)
}
