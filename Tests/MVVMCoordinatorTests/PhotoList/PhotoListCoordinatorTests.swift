import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct PhotoListCoordinatorTests {
    @Test func `Photos is the first screen, and Log out exits`() async throws {
        let (_, exits, bench) = await makePhotoListFlow()

        try bench.device.tap("Log out")

        #expect(bench.device.screen?.title == "Photos")
        #expect(exits.entries == ["didAskToLogOut"])
    }

    @Test func `A chosen photo is pushed, and system back closes it`() async throws {
        let (_, _, bench) = await makePhotoListFlow()

        try bench.device.tap(.number(2))
        await bench.clock.settle()
        #expect(bench.device.screen?.title == "Photo")
        #expect(bench.photos.messages == [.firstPage, .photo(2)])
        try bench.device.back()

        #expect(bench.device.screen?.title == "Photos")
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, AlertContent.photoGone),
        (ServiceError.notFound, .couldNotLoadPhoto("Not found.")),
    ])
    func `A photo that cannot be shown closes with an alert`(error: any Error, alert: AlertContent) async throws {
        let (coordinator, _, bench) = await makePhotoListFlow()
        bench.photos.answers.photo = .failure(error)

        coordinator.openLink(toPhoto: 2)
        await bench.clock.settle()

        #expect(bench.device.alert?.content == alert)
        #expect(bench.device.screen?.title == "Photos")
    }

    @Test func `A deleted photo closes without an alert`() async throws {
        let (coordinator, _, bench) = await makePhotoListFlow()
        coordinator.openLink(toPhoto: 2)
        await bench.clock.settle()

        try bench.device.tap("Delete")
        await bench.clock.settle()
        try bench.device.tap("Delete")
        await bench.clock.settle()

        #expect(bench.photos.messages.suffix(2) == [.photo(2), .delete(2)])
        #expect(bench.device.alert == nil)
        #expect(bench.device.screen?.title == "Photos")
    }
}

private func makePhotoListFlow() async -> (PhotoListCoordinator, Log, Bench) {
    var bench = Bench()
    let exits = Log()
    bench.photos.answers.firstPage = .success(.sample(1...2))
    bench.photos.answers.photo = .success(.sample(2))
    let coordinator = track(
        PhotoListCoordinator(
            services: bench.services,
            stack: NavigationStack(),
            exits: PhotoListCoordinator.Exits(
                didAskToLogOut: { exits.add("didAskToLogOut") },
                didFailAfterLeaving: { exits.add($0 ?? "canceled") }
            )
        )
    )
    bench.app = coordinator
    coordinator.start()
    bench.window.setRoot(coordinator.stack)
    await bench.clock.settle()
    return (coordinator, exits, bench)
}
