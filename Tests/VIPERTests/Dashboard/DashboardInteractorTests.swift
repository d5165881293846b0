import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardInteractorTests {
    @Test(arguments: zip(CatalogPart.allCases, [["Spring", "Summer"], ["Flowers"], ["Vase"]]))
    func `A part's items are reported`(part: CatalogPart, titles: [String]) async {
        let (interactor, output, bench) = makeDashboard()

        interactor.fetchItems(of: part)
        await bench.clock.settle()

        #expect(output.messages == [.didBeginFetchingItems(part), .didFetchItems(titles, part)])
    }

    @Test(arguments: CatalogPart.allCases)
    func `A failure is reported with its part`(part: CatalogPart) async {
        let (interactor, output, bench) = makeDashboard()
        bench.content.failing = [DashboardPart(part)]

        interactor.fetchItems(of: part)
        await bench.clock.settle()

        #expect(output.messages == [.didBeginFetchingItems(part), .didFailToFetchItems(part, .noConnection)])
    }

    @Test func `The service's pictures are reported`() async {
        let (interactor, output, bench) = makeDashboard()

        interactor.fetchPictures()
        await bench.clock.settle()

        #expect(output.messages == [.didBeginFetchingPictures, .didFetchPictures(["Found"])])
    }

    @Test func `A failure to fetch the service's pictures is reported`() async {
        let (interactor, output, bench) = makeDashboard()
        bench.content.failing = [.pictures]

        interactor.fetchPictures()
        await bench.clock.settle()

        #expect(output.messages == [.didBeginFetchingPictures, .didFailToFetchPictures(.noConnection)])
    }

    @Test func `A second request while the same is under way neither begins nor is sent`() async {
        let (interactor, output, bench) = makeDashboard()

        for _ in 1...2 {
            interactor.fetchItems(of: .products)
            interactor.fetchPictures()
        }
        await bench.clock.settle()

        #expect(
            output.messages == [
                .didBeginFetchingItems(.products), .didBeginFetchingPictures,
                .didFetchItems(["Vase"], .products), .didFetchPictures(["Found"]),
            ]
        )
    }

    @Test func `The user's own pictures are reported`() async {
        let (interactor, output, bench) = makeDashboard()

        interactor.fetchAddedPictures()
        await bench.clock.settle()

        #expect(output.messages == [.didFetchAddedPictures(["Added"])])
    }

    @Test func `A failure to read the user's own pictures is reported`() async {
        let (interactor, output, bench) = makeDashboard()
        bench.content.ownPicturesFail = true

        interactor.fetchAddedPictures()
        await bench.clock.settle()

        #expect(output.messages == [.didFailToFetchAddedPictures(.storage)])
    }

    @Test func `A change is reported once, however often observing is started`() async {
        let (interactor, output, bench) = makeDashboard()

        interactor.observeAddedPictures()
        interactor.observeAddedPictures()
        bench.content.changes.announce()
        await bench.clock.settle()

        #expect(output.messages == [.didChangeAddedPictures])
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
