import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardInteractorTests {
    @Test func `Each part is handed up, the pictures as pictures`() async {
        let (interactor, output, bench) = makeDashboard()

        for part in DashboardPart.allCases {
            interactor.fetch(part)
            await bench.clock.settle()
        }

        #expect(
            output.messages == [
                .didFetch(["Spring", "Summer"], .banners),
                .didFetch(["Flowers"], .categories),
                .didFetch(["Vase"], .products),
                .didFetchPictures(["Found"]),
            ]
        )
    }

    @Test(arguments: DashboardPart.allCases)
    func `A failure is reported with its reason`(part: DashboardPart) async {
        let (interactor, output, bench) = makeDashboard()
        bench.content.failing = [part]

        interactor.fetch(part)
        await bench.clock.settle()

        let reason = "No connection. Check your network and try again."
        #expect(output.messages == [.didFailToFetch(part, reason: reason)])
    }

    @Test func `A change of the user's own pictures is reported, and they are handed up when asked for`() async {
        let (interactor, output, bench) = makeDashboard()

        interactor.observeAddedPictures()
        bench.content.changes.announce()
        await bench.clock.settle()
        interactor.fetchAddedPictures()
        await bench.clock.settle()

        #expect(output.messages == [.didChangeAddedPictures, .didFetchAddedPictures(["Added"])])
    }

    @Test func `A banner is due every three seconds until the timer is stopped`() async {
        let (interactor, output, bench) = makeDashboard()

        interactor.startBannerTimer()
        await bench.clock.advance(by: .seconds(3))
        await bench.clock.advance(by: .seconds(6))
        interactor.stopBannerTimer()
        await bench.clock.advance(by: .seconds(6))

        #expect(output.messages == [.bannersAreDue(1), .bannersAreDue(2)])
    }

    @Test func `A running timer keeps nothing alive`() async {
        let (interactor, output, bench) = makeDashboard()

        interactor.startBannerTimer()
        await bench.clock.settle()

        #expect(output.messages == [])
    }
}

private func makeDashboard() -> (DashboardInteractor, DashboardInteractorOutputSpy, Bench) {
    let bench = Bench()
    let output = track(DashboardInteractorOutputSpy())
    let interactor = track(
        DashboardInteractor(
            catalog: bench.content,
            pictures: bench.content,
            addedPictures: bench.content,
            clock: bench.clock
        )
    )
    interactor.output = output
    return (interactor, output, bench)
}
