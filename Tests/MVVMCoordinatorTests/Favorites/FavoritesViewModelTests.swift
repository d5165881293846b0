import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct FavoritesViewModelTests {
    @Test func `What is liked is shown in the order of the store`() async {
        let (viewModel, _, bench) = makeFavorites()

        viewModel.load()
        #expect(viewModel.state == FavoritesViewModel.State(phase: .loading))
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.all])
        #expect(viewModel.state == FavoritesViewModel.State(phase: .loaded, rows: [.likedTulip, .likedRose]))
        #expect(viewModel.state.status == nil)
    }

    @Test func `No favorites are said in words`() async {
        let (viewModel, _, bench) = makeFavorites()
        bench.favorites.answers.all = .success([])

        viewModel.load()
        await bench.clock.settle()

        #expect(viewModel.state.status == StatusText.noFavorites)
    }

    @Test func `A failure gives its reason and offers another try, which may succeed`() async {
        let (viewModel, _, bench) = makeFavorites()
        bench.favorites.answers.all = .failure(StorageError("disk full"))
        viewModel.load()
        await bench.clock.settle()
        let failed = viewModel.state

        bench.favorites.answers.all = .success([.rose])
        viewModel.retry()
        let again = viewModel.state
        await bench.clock.settle()

        let status = "Could not load favorites. The device could not store or read its data. Try again."
        #expect(failed.status == status)
        #expect(failed.phase.isFailed)
        #expect(again == FavoritesViewModel.State(phase: .loading))
        #expect(viewModel.state == FavoritesViewModel.State(phase: .loaded, rows: [.likedRose]))
    }

    @Test func `A picture is unliked by its id, and the change shows`() async {
        let (viewModel, _, bench) = makeFavorites()
        viewModel.load()
        await bench.clock.settle()

        viewModel.unlike(id: "t")
        await bench.clock.settle()
        bench.favorites.answers.all = .success([.rose])
        bench.favorites.changes.announce()
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.all, .unlike("t"), .all])
        #expect(viewModel.state == FavoritesViewModel.State(phase: .loaded, rows: [.likedRose]))
    }

    @Test func `A change while busy asks anew, and the first answer changes nothing`() async {
        let (viewModel, _, bench) = makeFavorites()
        bench.favorites.hold()
        viewModel.load()
        await bench.clock.settle()

        bench.favorites.changes.announce()
        await bench.clock.settle()
        #expect(viewModel.state.phase == .loading)
        bench.favorites.release()
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.all, .canceled, .all])
        #expect(viewModel.state.phase == .loaded)
    }

    @Test func `An unlike that cannot be stored is told`() async {
        let (viewModel, _, bench) = makeFavorites()
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        viewModel.unlike(id: "t")
        await bench.clock.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(viewModel.state.alert?.value == .couldNotSave(reason))
    }

    @Test func `Log out is passed on`() {
        let (viewModel, exits, _) = makeFavorites()

        viewModel.logOut()

        #expect(exits.entries == ["logOut"])
    }
}

func makeFavorites() -> (FavoritesViewModel, Log, Bench) {
    let bench = Bench()
    let log = Log()
    bench.favorites.answers.all = .success([.tulip, .rose])
    let exits = FavoritesExits(logOut: { log.add("logOut") })
    return (track(FavoritesViewModel(favorites: bench.favorites, clock: bench.clock, exits: exits)), log, bench)
}
