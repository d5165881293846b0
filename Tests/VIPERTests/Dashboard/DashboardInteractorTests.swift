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

    @Test func `A start loads every part, and both sources of the pictures`() async {
        let (interactor, output, bench) = makeDashboard()

        interactor.start()
        await bench.clock.settle()

        output.messages.prefix(4).expect(DashboardPart.allCases.map { .didBeginLoading($0) })
        #expect(output.messages.contains(.didLoadItems([.spring, .summer], .banners)))
        #expect(output.messages.contains(.didLoadItems([.flowers], .categories)))
        #expect(output.messages.contains(.didLoadItems([.vase], .products)))
        #expect(output.messages.compactMap(\.pictures).last == [.added, .found])
    }

    @Test func `Whichever source of the pictures is read, the user's own come first, then the service's`() async {
        let (interactor, output, bench) = makeDashboard()
        interactor.start()
        await bench.clock.settle()
        let before = output.messages.count

        interactor.load(.pictures)
        await bench.clock.settle()

        let messages = output.messages.dropFirst(before)
        #expect(messages.count == 3)
        #expect(messages.first == .didBeginLoading(.pictures))
        #expect(messages.contains(.didLoadPictures([.added, .found])))
        #expect(messages.contains(.didLoadAddedPictures(among: [.added, .found])))
    }

    @Test func `After a change the user's own pictures are read once, however often the interactor is started`() async {
        let (interactor, output, bench) = makeDashboard()
        for _ in 1...2 { interactor.start() }
        await bench.clock.settle()
        let before = output.messages.count

        bench.content.changes.announce()
        await bench.clock.settle()

        output.messages.dropFirst(before).expect([.didLoadAddedPictures(among: [.added, .found])])
    }

    @Test func `A failure to load the service's pictures is reported, and the user's own are`() async {
        let (interactor, output, bench) = makeDashboard()
        bench.content.failing = [.pictures]

        interactor.load(.pictures)
        await bench.clock.settle()

        #expect(output.messages.count == 3)
        #expect(output.messages.contains(.didFailToLoad(.pictures, .noConnection)))
        #expect(output.messages.contains(.didLoadAddedPictures(among: [.added])))
    }

    @Test func `A second request while the same is under way is not sent`() async {
        let (interactor, output, bench) = makeDashboard()

        for _ in 1...2 {
            interactor.load(.products)
            interactor.load(.pictures)
        }
        await bench.clock.settle()

        #expect(Set(bench.content.requests) == [.products, .pictures])
        #expect(bench.content.requests.count == 2)
        let begun = [DashboardMessage.didBeginLoading(.products), .didBeginLoading(.pictures)]
        output.messages.prefix(4).expect(begun + begun)
        #expect(output.messages.count == 7)
    }

    @Test func `A change while the user's own pictures are read cancels the request and sends another`() async {
        let clock = VirtualClock()
        let store = AddedPictureStoreStub(clock: clock)
        let content = DashboardContentStub(clock: clock)
        let output = track(DashboardInteractorOutputSpy())
        let interactor = track(
            DashboardInteractor(catalog: content, pictures: content, addedPictures: store, activity: clock.activity)
        )
        interactor.output = output
        store.hold()
        interactor.start()
        await clock.settle()
        let before = output.messages.count

        store.changes.announce()
        await clock.settle()
        store.release()
        await clock.settle()

        store.messages.expect([.all, .canceled, .all])
        output.messages.dropFirst(before).expect([.didLoadAddedPictures(among: [.found])])
    }

    @Test func `A failure to read the user's own pictures is reported`() async {
        let (interactor, output, bench) = makeDashboard()
        interactor.start()
        await bench.clock.settle()
        let before = output.messages.count
        bench.content.ownPicturesFail = true

        bench.content.changes.announce()
        await bench.clock.settle()

        output.messages.dropFirst(before).expect([.didFailToLoadAddedPictures(.storage)])
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
            activity: bench.clock.activity
        )
    )
    interactor.output = output
    return (interactor, output, bench)
}

extension DashboardMessage {
    /// The pictures that the interactor reports.
    fileprivate var pictures: [PictureResponse]? {
        switch self {
        case .didLoadPictures(let pictures), .didLoadAddedPictures(let pictures): pictures
        default: nil
        }
    }
}
