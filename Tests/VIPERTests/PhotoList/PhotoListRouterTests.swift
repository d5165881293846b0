import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoListRouterTests {
    @Test func `A photo opens above`() async {
        let (router, bench) = makePhotoListRouter()

        router.openPhoto(id: 2)
        let title = bench.device.screen?.title
        await bench.clock.settle()

        #expect(title == "Photo")
        #expect(bench.photos.messages == [.photo(2)])
    }

    @Test func `A router whose screen is gone opens nothing`() {
        let (router, bench) = makePhotoListRouter()
        bench.show(UnrelatedView())

        router.openPhoto(id: 2)

        #expect(bench.device.screen?.title == "Unrelated")
    }
}

private func makePhotoListRouter() -> (PhotoListRouter, Bench) {
    let bench = Bench()
    let view = track(UnrelatedView())
    let router = track(PhotoListRouter(services: bench.services))
    router.viewController = view
    bench.show(view)
    return (router, bench)
}
