import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct FavoritesViewModelTests {
    @Test func `The favorites are read and shown in the order of the store`() async {
        let (viewModel, spies, bench) = makeFavorites()

        viewModel.viewDidLoad()
        await bench.clock.settle()

        bench.favorites.messages.expect([.all])
        spies.messages.expect([
            .render(FavoritesViewModel.State()),
            .render(FavoritesViewModel.State(phase: .loaded, rows: [.likedTulip, .likedRose])),
        ])
        #expect(viewModel.state.status == nil)
    }

    @Test func `An empty list has a status and no Retry`() async {
        let (viewModel, _, bench) = makeFavorites()
        bench.favorites.answers.all = .success([])

        viewModel.viewDidLoad()
        await bench.clock.settle()

        #expect(viewModel.state.status == StatusText.noFavorites)
        #expect(!viewModel.state.offersRetry)
    }

    @Test func `A failed read shows its reason and Retry, which may succeed`() async {
        let (viewModel, spies, bench) = makeFavorites()
        bench.favorites.answers.all = .failure(StorageError("disk full"))
        viewModel.viewDidLoad()
        await bench.clock.settle()
        let failed = viewModel.state

        bench.favorites.answers.all = .success([.rose])
        viewModel.retry()
        await bench.clock.settle()

        let status = "Could not load favorites. The device could not store or read its data. Try again."
        #expect(failed.status == status)
        #expect(failed.offersRetry)
        spies.messages.dropFirst().expect([
            .render(failed),
            .render(FavoritesViewModel.State(phase: .loading)),
            .render(FavoritesViewModel.State(phase: .loaded, rows: [.likedRose])),
        ])
    }

    @Test func `After Retry a change is read once`() async {
        let (viewModel, _, bench) = makeFavorites()
        viewModel.viewDidLoad()
        await bench.clock.settle()
        viewModel.retry()
        await bench.clock.settle()

        bench.favorites.changes.announce()
        await bench.clock.settle()

        bench.favorites.messages.expect([.all, .all, .all])
    }

    @Test func `A picture is unliked by its identifier, and the change is shown`() async {
        let (viewModel, spies, bench) = makeFavorites()
        viewModel.viewDidLoad()
        await bench.clock.settle()

        viewModel.unlike(id: "t")
        await bench.clock.settle()
        bench.favorites.answers.all = .success([.rose])
        bench.favorites.changes.announce()
        await bench.clock.settle()

        bench.favorites.messages.expect([.all, .unlike("t"), .all])
        #expect(viewModel.state == FavoritesViewModel.State(phase: .loaded, rows: [.likedRose]))
        #expect(spies.outcomes.isEmpty)
    }

    @Test func `A change during a read starts another, and the first answer changes nothing`() async {
        let (viewModel, spies, bench) = makeFavorites()
        bench.favorites.hold()
        viewModel.viewDidLoad()
        await bench.clock.settle()

        bench.favorites.changes.announce()
        await bench.clock.settle()
        #expect(viewModel.state.phase == .loading)
        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.expect([.all, .canceled, .all])
        #expect(spies.messages.count == 2)
        #expect(viewModel.state.phase == .loaded)
    }

    @Test func `Each failed unlike shows an alert`() async {
        let (viewModel, spies, bench) = makeFavorites()
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        for _ in 1...2 {
            viewModel.unlike(id: "t")
            await bench.clock.settle()
        }

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        spies.outcomes.expect([.show(alert), .show(alert)])
    }

    @Test func `A read canceled elsewhere offers Retry without a reason, an unlike shows nothing`() async {
        let (viewModel, spies, bench) = makeFavorites()
        bench.favorites.answers.all = .failure(CancellationError())
        bench.favorites.answers.unlike = .failure(CancellationError())

        viewModel.viewDidLoad()
        viewModel.unlike(id: "t")
        await bench.clock.settle()

        #expect(viewModel.state == FavoritesViewModel.State(phase: .failed(.canceled)))
        #expect(viewModel.state.status == nil)
        #expect(viewModel.state.offersRetry)
        #expect(spies.outcomes.isEmpty)
    }

    @Test func `Each of two pictures is unliked once, even if the view model is deinitialized meanwhile`() async {
        let (spies, bench) = await beginUnliking(["t", "r", "t"])

        spies.leave()
        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.expect([.unlike("t"), .unlike("r")])
    }

    private func beginUnliking(_ ids: [ExactText]) async -> (FavoritesSpies, Bench) {
        let (viewModel, spies, bench) = makeFavorites()
        bench.favorites.hold()
        for id in ids {
            viewModel.unlike(id: id)
            await bench.clock.settle()
        }
        return (spies, bench)
    }

    @Test func `Log out removes the session`() async {
        let (viewModel, _, bench) = makeFavorites()

        viewModel.logOut()
        await bench.clock.settle()

        bench.sessions.messages.expect([.remove])
    }
}

private func makeFavorites() -> (FavoritesViewModel, FavoritesSpies, Bench) {
    let bench = Bench()
    let spies = track(FavoritesSpies())
    bench.favorites.answers.all = .success([.tulip, .rose])
    let viewModel = track(
        FavoritesViewModel(favorites: bench.favorites, session: bench.makeSession(), activity: bench.clock.activity)
    )
    spies.bind(viewModel, bench.clock.activity)
    return (viewModel, spies, bench)
}
