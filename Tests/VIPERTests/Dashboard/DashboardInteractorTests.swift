import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardInteractorTests {
    @Test(arguments: zip(CatalogPart.allCases, [[ItemResponse.spring, .summer], [.flowers], [.vase]]))
    func `A part's items are reported`(part: CatalogPart, items: [ItemResponse]) async {
        let (interactor, output, bench) = makeDashboard()

        interactor.load(.catalog(part))
        await bench.clock.settle()

        output.messages.expect([.didBeginLoading(.catalog(part)), .didLoadItems(items, part)])
    }

    @Test(arguments: CatalogPart.allCases)
    func `A failure is reported with its part`(part: CatalogPart) async {
        let (interactor, output, bench) = makeDashboard()
        bench.content.failing = [.catalog(part)]

        interactor.load(.catalog(part))
        await bench.clock.settle()

        output.messages.expect([.didBeginLoading(.catalog(part)), .didFailToLoad(.catalog(part), .noConnection)])
    }

    @Test func `The service's pictures are reported behind the user's own`() async {
        let (interactor, output, bench) = makeDashboard()
        interactor.observeAddedPictures()
        bench.content.changes.announce()
        await bench.clock.settle()

        interactor.load(.pictures)
        await bench.clock.settle()

        output.messages.prefix(2).expect([.didLoadAddedPictures([.added]), .didBeginLoading(.pictures)])
        #expect(output.messages.contains(.didLoadPictures([.added, .found])))
    }

    @Test func `The user's own pictures are reported before the service's, after a change as well`() async {
        let (interactor, output, bench) = makeDashboard()
        interactor.load(.pictures)
        await bench.clock.settle()
        let before = output.messages.count

        interactor.observeAddedPictures()
        interactor.observeAddedPictures()
        bench.content.changes.announce()
        await bench.clock.settle()

        output.messages.dropFirst(before).expect([.didLoadAddedPictures([.added, .found])])
    }

    @Test func `A failure to load the service's pictures is reported, and the user's own are`() async {
        let (interactor, output, bench) = makeDashboard()
        bench.content.failing = [.pictures]

        interactor.load(.pictures)
        await bench.clock.settle()

        #expect(output.messages.count == 3)
        #expect(output.messages.contains(.didFailToLoad(.pictures, .noConnection)))
        #expect(output.messages.contains(.didLoadAddedPictures([.added])))
    }

    @Test func `A second request while the same is under way neither begins nor is sent`() async {
        let (interactor, output, bench) = makeDashboard()

        for _ in 1...2 {
            interactor.load(.products)
            interactor.load(.pictures)
        }
        await bench.clock.settle()

        #expect(Set(bench.content.requests) == [.products, .pictures])
        #expect(bench.content.requests.count == 2)
        output.messages.prefix(2).expect([.didBeginLoading(.products), .didBeginLoading(.pictures)])
        #expect(output.messages.count == 5)
    }

    @Test func `A change while the user's own pictures are read cancels the request and sends another`() async {
        let clock = VirtualClock()
        let store = AddedPictureStoreStub(clock: clock)
        let content = DashboardContentStub(clock: clock)
        let output = track(DashboardInteractorOutputSpy())
        let interactor = track(
            DashboardInteractor(catalog: content, pictures: content, addedPictures: store, clock: clock)
        )
        interactor.output = output
        interactor.observeAddedPictures()
        store.hold()
        store.changes.announce()
        await clock.settle()

        store.changes.announce()
        await clock.settle()
        store.release()
        await clock.settle()

        store.messages.expect([.all, .canceled, .all])
        output.messages.expect([.didLoadAddedPictures([])])
    }

    @Test func `A failure to read the user's own pictures is reported`() async {
        let (interactor, output, bench) = makeDashboard()
        bench.content.ownPicturesFail = true

        interactor.observeAddedPictures()
        bench.content.changes.announce()
        await bench.clock.settle()

        output.messages.expect([.didFailToLoadAddedPictures(.storage)])
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
