import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct FavouritesViewModelTests {
    @Test func `What is liked is shown in the order of the store`() async {
        let (viewModel, _, bench) = makeFavourites()

        viewModel.load()
        #expect(viewModel.state == FavouritesViewModel.State(phase: .loading))
        await bench.clock.settle()

        #expect(bench.favourites.messages == [.all])
        #expect(viewModel.state == FavouritesViewModel.State(phase: .loaded, rows: [.likedTulip, .likedRose]))
        #expect(viewModel.state.status == nil)
    }

    @Test func `No favourites are said in words`() async {
        let (viewModel, _, bench) = makeFavourites()
        bench.favourites.answers.all = .success([])

        viewModel.load()
        await bench.clock.settle()

        #expect(viewModel.state.status == StatusText.noFavourites)
    }

    @Test func `A failure gives its reason and offers another try, which may succeed`() async {
        let (viewModel, _, bench) = makeFavourites()
        bench.favourites.answers.all = .failure(StorageError("disk full"))
        viewModel.load()
        await bench.clock.settle()
        let failed = viewModel.state

        bench.favourites.answers.all = .success([.rose])
        viewModel.retry()
        let again = viewModel.state
        await bench.clock.settle()

        let status = "Could not load favourites. The device could not store or read its data. Try again."
        #expect(failed.status == status)
        #expect(failed.phase.isFailed)
        #expect(again == FavouritesViewModel.State(phase: .loading))
        #expect(viewModel.state == FavouritesViewModel.State(phase: .loaded, rows: [.likedRose]))
    }

    @Test func `A picture is unliked by its id, and the change shows`() async {
        let (viewModel, _, bench) = makeFavourites()
        viewModel.load()
        await bench.clock.settle()

        viewModel.unlike(id: "t")
        await bench.clock.settle()
        bench.favourites.answers.all = .success([.rose])
        bench.favourites.changes.announce()
        await bench.clock.settle()

        #expect(bench.favourites.messages == [.all, .unlike("t"), .all])
        #expect(viewModel.state == FavouritesViewModel.State(phase: .loaded, rows: [.likedRose]))
    }

    @Test func `A change while busy asks anew, and the first answer changes nothing`() async {
        let (viewModel, _, bench) = makeFavourites()
        bench.favourites.hold()
        viewModel.load()
        await bench.clock.settle()

        bench.favourites.changes.announce()
        await bench.clock.settle()
        #expect(viewModel.state.phase == .loading)
        bench.favourites.release()
        await bench.clock.settle()

        #expect(bench.favourites.messages == [.all, .cancelled, .all])
        #expect(viewModel.state.phase == .loaded)
    }

    @Test func `An unlike that cannot be stored is told`() async {
        let (viewModel, _, bench) = makeFavourites()
        bench.favourites.answers.unlike = .failure(StorageError("disk full"))

        viewModel.unlike(id: "t")
        await bench.clock.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(viewModel.state.alert?.value == .couldNotSave(reason))
    }

    @Test func `Log out is passed on`() {
        let (viewModel, exits, _) = makeFavourites()

        viewModel.logOut()

        #expect(exits.entries == ["logOut"])
    }
}

func makeFavourites() -> (FavouritesViewModel, Log, Bench) {
    let bench = Bench()
    let log = Log()
    bench.favourites.answers.all = .success([.tulip, .rose])
    let exits = FavouritesExits(logOut: { log.add("logOut") })
    return (track(FavouritesViewModel(favourites: bench.favourites, clock: bench.clock, exits: exits)), log, bench)
}
