import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct FavouritesInteractorTests {
    @Test func `What is liked is handed up in the order of the store`() async {
        let (interactor, output, bench) = makeFavourites()

        interactor.fetchPictures()
        await bench.clock.settle()

        #expect(bench.favourites.messages == [.all])
        #expect(output.messages == [.didFetchPictures([.tulip, .rose])])
    }

    @Test func `A failure is reported with its reason`() async {
        let (interactor, output, bench) = makeFavourites()
        bench.favourites.answers.all = .failure(StorageError("disk full"))

        interactor.fetchPictures()
        await bench.clock.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(output.messages == [.didFailToFetchPictures(reason: reason)])
    }

    @Test func `A picture is unliked by its id`() async {
        let (interactor, output, bench) = makeFavourites()

        interactor.unlike(id: "t")
        await bench.clock.settle()

        #expect(bench.favourites.messages == [.unlike("t")])
        #expect(output.messages == [])
    }

    @Test func `A change is reported once changes are observed`() async {
        let (interactor, output, bench) = makeFavourites()
        bench.favourites.changes.announce()
        await bench.clock.settle()

        interactor.observeLikes()
        bench.favourites.changes.announce()
        await bench.clock.settle()

        #expect(output.messages == [.didChangeLikes])
    }

    @Test func `Asked anew while busy, the first answer changes nothing`() async {
        let (interactor, output, bench) = makeFavourites()
        bench.favourites.hold()
        interactor.fetchPictures()
        await bench.clock.settle()

        interactor.fetchPictures()
        await bench.clock.settle()
        bench.favourites.release()
        await bench.clock.settle()

        #expect(bench.favourites.messages == [.all, .cancelled, .all])
        #expect(output.messages == [.didFetchPictures([.tulip, .rose])])
    }

    @Test func `An unlike that cannot be stored is told`() async {
        let (interactor, output, bench) = makeFavourites()
        bench.favourites.answers.unlike = .failure(StorageError("disk full"))

        interactor.unlike(id: "t")
        await bench.clock.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(output.messages == [.didFailToSave(reason: reason)])
    }
}

private func makeFavourites() -> (FavouritesInteractor, FavouritesInteractorOutputSpy, Bench) {
    let bench = Bench()
    bench.favourites.answers.all = .success([.tulip, .rose])
    let output = track(FavouritesInteractorOutputSpy())
    let interactor = track(FavouritesInteractor(favourites: bench.favourites, clock: bench.clock))
    interactor.output = output
    return (interactor, output, bench)
}
