import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardInteractorTests {
    @Test(arguments: zip(CatalogPart.allCases, [[ItemResponse.spring, .summer], [.flowers], [.vase]]))
    func `A part's items are reported`(part: CatalogPart, items: [ItemResponse]) async {
        let (interactor, output, bench) = makeDashboard()

        interactor.fetchItems(of: part)
        await bench.clock.settle()

        #expect(output.messages == [.didBeginFetchingItems(part), .didFetchItems(items, part)])
    }

    @Test(arguments: CatalogPart.allCases)
    func `A failure is reported with its part`(part: CatalogPart) async {
        let (interactor, output, bench) = makeDashboard()
        bench.content.failing = [.catalog(part)]

        interactor.fetchItems(of: part)
        await bench.clock.settle()

        #expect(output.messages == [.didBeginFetchingItems(part), .didFailToFetchItems(part, .noConnection)])
    }

    @Test func `The service's pictures are reported`() async {
        let (interactor, output, bench) = makeDashboard()

        interactor.fetchPictures()
        await bench.clock.settle()

        #expect(output.messages == [.didBeginFetchingPictures, .didFetchPictures([.found])])
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

        #expect(Set(bench.content.requests) == [.products, .pictures])
        #expect(bench.content.requests.count == 2)
        #expect(
            output.messages.prefix(2) == [.didBeginFetchingItems(.products), .didBeginFetchingPictures]
        )
        #expect(output.messages.count == 4)
    }

    @Test func `The user's own pictures are reported`() async {
        let (interactor, output, bench) = makeDashboard()

        interactor.fetchAddedPictures()
        await bench.clock.settle()

        #expect(output.messages == [.didFetchAddedPictures([.added])])
    }

    @Test func `A second request for the user's own pictures cancels the first`() async {
        let clock = VirtualClock()
        let store = AddedPictureStoreStub(clock: clock)
        let content = DashboardContentStub(clock: clock)
        let output = track(DashboardInteractorOutputSpy())
        let interactor = track(
            DashboardInteractor(catalog: content, pictures: content, addedPictures: store, clock: clock)
        )
        interactor.output = output
        store.hold()
        interactor.fetchAddedPictures()
        await clock.settle()

        interactor.fetchAddedPictures()
        await clock.settle()
        store.release()
        await clock.settle()

        #expect(store.messages == [.all, .canceled, .all])
        #expect(output.messages == [.didFetchAddedPictures([])])
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
