import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct FeedInteractorTests {
    @Test func `The pictures of the category are handed up`() async {
        let (interactor, output, bench) = await makeFeed()

        #expect(bench.feed.messages == [.pictures(of: "Flowers")])
        #expect(output.messages == [.didFetchPictures([.rose, .tulip])])
        withExtendedLifetime(interactor) {}
    }

    @Test func `A failure is reported with its reason`() async {
        let (interactor, output, bench) = await makeFeed()
        bench.feed.answer = .failure(ServiceError.notFound)

        interactor.fetchPictures()
        await bench.clock.settle()

        #expect(output.messages.last == .didFailToFetchPictures(reason: "Not found."))
    }

    @Test func `A second tap while busy sends nothing`() async {
        let (interactor, output, bench) = await makeFeed()
        bench.feed.hold()

        interactor.fetchPictures()
        interactor.fetchPictures()
        await bench.clock.settle()
        bench.feed.release()
        await bench.clock.settle()

        #expect(bench.feed.messages == [.pictures(of: "Flowers"), .pictures(of: "Flowers")])
        #expect(output.messages.count == 2)
    }

    @Test func `A picture is liked and unliked by its id, an unknown one not at all`() async {
        let (interactor, output, bench) = await makeFeed()

        interactor.like(id: "none")
        interactor.like(id: "t")
        await bench.clock.settle()
        interactor.unlike(id: "t")
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.like(.tulip), .unlike("t")])
        #expect(output.messages.count == 1)
    }

    @Test func `A change of the likes is reported, and they are handed up when asked for`() async {
        let (interactor, output, bench) = await makeFeed()
        bench.favorites.answers.likedIDs = .success(["r"])

        interactor.observeLikes()
        bench.favorites.changes.announce()
        await bench.clock.settle()
        interactor.fetchLikes()
        await bench.clock.settle()

        #expect(output.messages.dropFirst() == [.didChangeLikes, .didFetchLikes(["r"])])
    }

    @Test func `A like that cannot be stored is told`() async {
        let (interactor, output, bench) = await makeFeed()
        bench.favorites.answers.like = .failure(StorageError("disk full"))
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        interactor.like(id: "r")
        await bench.clock.settle()
        interactor.unlike(id: "r")
        await bench.clock.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(output.messages.dropFirst() == [.didFailToSave(reason: reason), .didFailToSave(reason: reason)])
    }
}

private func makeFeed() async -> (FeedInteractor, FeedInteractorOutputSpy, Bench) {
    let bench = Bench()
    bench.feed.answer = .success([.rose, .tulip])
    let output = track(FeedInteractorOutputSpy())
    let interactor = track(
        FeedInteractor(category: "Flowers", feed: bench.feed, favorites: bench.favorites, clock: bench.clock)
    )
    interactor.output = output
    interactor.fetchPictures()
    await bench.clock.settle()
    return (interactor, output, bench)
}
