import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct PhotoListCoordinatorTests {
    @Test func `A chosen photo is pushed, and system back closes it`() async throws {
        let (_, bench) = await makePhotoListFlow()

        try bench.device.tap(.number(2))
        await bench.clock.settle()
        let pushed = bench.device.screen?.title
        try bench.device.back()

        #expect(pushed == "Photo")
        #expect(bench.device.screen?.title == "Photos")
        bench.photos.messages.expect([.firstPage, .photo(2)])
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, AlertContent.photoGone as AlertContent?),
        (ServiceError.notFound, .couldNotLoadPhoto("Not found.")),
        (CancellationError(), nil),
    ])
    func `A photo that is not loaded closes with an alert, unless it was canceled`(
        error: any Error,
        alert: AlertContent?
    ) async throws {
        let (coordinator, bench) = await makePhotoListFlow()
        bench.photos.answers.photo = .failure(error)

        coordinator.openPhoto(id: 2)
        await bench.clock.settle()

        #expect(bench.device.alert?.content == alert)
        #expect(bench.device.screen?.title == "Photos")
    }

    @Test func `A photo in whose place another opens while it loads does not close that one`() async {
        let (coordinator, bench) = await makePhotoListFlow()
        bench.photos.hold()
        coordinator.openPhoto(id: 2)
        await bench.clock.settle()

        coordinator.openPhoto(id: 3)
        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .photo(2), .canceled, .photo(3)])
        #expect(bench.device.alert == nil)
        #expect(bench.device.screen?.title == "Photo")
    }

    @Test func `A deleted photo closes without an alert`() async throws {
        let (coordinator, bench) = await makePhotoListFlow()
        coordinator.openPhoto(id: 2)
        await bench.clock.settle()

        for _ in 1...2 {
            try bench.device.tap("Delete")
            await bench.clock.settle()
        }

        bench.photos.messages.suffix(2).expect([.photo(2), .delete(2)])
        #expect(bench.device.alert == nil)
        #expect(bench.device.screen?.title == "Photos")
    }
}

private func makePhotoListFlow() async -> (PhotoListCoordinator, Bench) {
    var bench = Bench()
    bench.photos.answers.firstPage = .success(.sample(1...2))
    bench.photos.answers.photo = .success(.sample(2))
    let stack = NavigationStack()
    let coordinator = track(
        PhotoListCoordinator(
            services: bench.services,
            session: bench.makeSession(),
            router: StackRouter(stack)
        )
    )
    bench.app = coordinator
    coordinator.start()
    bench.window.setRoot(stack)
    await bench.clock.settle()
    return (coordinator, bench)
}
