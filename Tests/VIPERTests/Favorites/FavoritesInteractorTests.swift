import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct FavoritesInteractorTests {
    @Test func `What is liked is handed up in the order of the store`() async {
        let (interactor, output, bench) = makeFavorites()

        interactor.fetchPictures()
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.all])
        #expect(output.messages == [.didFetchPictures([.tulip, .rose])])
    }

    @Test func `A failure is reported with its reason`() async {
        let (interactor, output, bench) = makeFavorites()
        bench.favorites.answers.all = .failure(StorageError("disk full"))

        interactor.fetchPictures()
        await bench.clock.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(output.messages == [.didFailToFetchPictures(reason: reason)])
    }

    @Test func `A picture is unliked by its id`() async {
        let (interactor, output, bench) = makeFavorites()

        interactor.unlike(id: "t")
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.unlike("t")])
        #expect(output.messages == [])
    }

    @Test func `A change is reported once changes are observed`() async {
        let (interactor, output, bench) = makeFavorites()
        bench.favorites.changes.announce()
        await bench.clock.settle()

        interactor.observeLikes()
        bench.favorites.changes.announce()
        await bench.clock.settle()

        #expect(output.messages == [.didChangeLikes])
    }

    @Test func `Asked anew while busy, the first answer changes nothing`() async {
        let (interactor, output, bench) = makeFavorites()
        bench.favorites.hold()
        interactor.fetchPictures()
        await bench.clock.settle()

        interactor.fetchPictures()
        await bench.clock.settle()
        bench.favorites.release()
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.all, .canceled, .all])
        #expect(output.messages == [.didFetchPictures([.tulip, .rose])])
    }

    @Test func `An unlike that cannot be stored is told`() async {
        let (interactor, output, bench) = makeFavorites()
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        interactor.unlike(id: "t")
        await bench.clock.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(output.messages == [.didFailToSave(reason: reason)])
    }
}

private func makeFavorites() -> (FavoritesInteractor, FavoritesInteractorOutputSpy, Bench) {
    let bench = Bench()
    bench.favorites.answers.all = .success([.tulip, .rose])
    let output = track(FavoritesInteractorOutputSpy())
    let interactor = track(FavoritesInteractor(favorites: bench.favorites, clock: bench.clock))
    interactor.output = output
    return (interactor, output, bench)
}
