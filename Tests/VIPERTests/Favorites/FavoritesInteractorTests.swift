import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct FavoritesInteractorTests {
    @Test func `The favorites are reported in the store's order`() async {
        let (interactor, output, bench) = makeFavorites()

        interactor.start()
        await bench.clock.settle()

        output.messages.expect([.didBeginLoadingPictures, .didLoadPictures([.likedTulip, .likedRose])])
    }

    @Test func `A failed load or unlike is reported`() async {
        let (interactor, output, bench) = makeFavorites()
        bench.favorites.answers.all = .failure(StorageError("disk full"))
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        interactor.loadPictures()
        await bench.clock.settle()
        interactor.unlike(id: "t")
        await bench.clock.settle()

        output.messages.expect([.didBeginLoadingPictures, .didFailToLoadPictures(.storage), .didFailToSave(.storage)])
    }

    @Test func `An unlike is stored and not reported`() async {
        let (interactor, output, bench) = makeFavorites()

        interactor.unlike(id: "t")
        await bench.clock.settle()

        bench.favorites.messages.expect([.unlike("t")])
        #expect(output.messages.isEmpty)
    }

    @Test func `After a change the pictures are loaded again, once, however often the interactor is started`() async {
        let (interactor, output, bench) = makeFavorites()
        for _ in 1...2 { interactor.start() }
        await bench.clock.settle()
        let before = output.messages.count
        bench.favorites.answers.all = .success([.rose])

        bench.favorites.changes.announce()
        await bench.clock.settle()

        output.messages.dropFirst(before).expect([.didBeginLoadingPictures, .didLoadPictures([.likedRose])])
    }

    @Test func `A new request cancels the one under way`() async {
        let (interactor, output, bench) = makeFavorites()
        bench.favorites.hold()
        interactor.loadPictures()
        await bench.clock.settle()

        interactor.loadPictures()
        await bench.clock.settle()
        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.expect([.all, .canceled, .all])
        output.messages.expect([
            .didBeginLoadingPictures, .didBeginLoadingPictures, .didLoadPictures([.likedTulip, .likedRose]),
        ])
    }

    @Test func `Each of two pictures is unliked once, even if the interactor is deinitialized meanwhile`() async {
        let bench: Bench
        do {
            let interactor: FavoritesInteractor
            (interactor, _, bench) = makeFavorites()
            bench.favorites.hold()
            for id: ExactText in ["t", "r", "t"] {
                interactor.unlike(id: id)
                await bench.clock.settle()
            }
        }

        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.expect([.unlike("t"), .unlike("r")])
    }
}

private func makeFavorites() -> (FavoritesInteractor, FavoritesInteractorOutputSpy, Bench) {
    let bench = Bench()
    bench.favorites.answers.all = .success([.tulip, .rose])
    let output = track(FavoritesInteractorOutputSpy())
    let interactor = track(FavoritesInteractor(favorites: bench.favorites, activity: bench.clock.activity))
    interactor.output = output
    return (interactor, output, bench)
}
