import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct FavoritesViewControllerTests {
    @Test func `User actions reach the view model`() async throws {
        let (_, bench) = await makeFavoritesView(.failure(StorageError("disk full")))

        bench.favorites.answers.all = .success([.tulip, .rose])
        try bench.device.tap("Retry")
        await bench.clock.settle()
        try bench.device.tap("Unlike", of: .title("Rose"))
        await bench.clock.settle()
        try bench.device.tap("Log out")
        await bench.clock.settle()

        bench.favorites.messages.expect([.all, .all, .unlike("r")])
        bench.sessions.messages.expect([.remove])
    }

    @Test func `A row shows title, photographer, thumbnail, and that it is liked`() async throws {
        let (view, bench) = await makeFavoritesView()

        view.render(FavoritesViewModel.State(phase: .loaded, rows: [.likedTulip]))

        try bench.device.rows().expect([.likedTulip])
    }

    @Test func `Status and Retry are shown after a failed read, and the next read is shown as busy`() async {
        let (view, bench) = await makeFavoritesView()

        view.render(FavoritesViewModel.State(phase: .failed(.notFound)))
        let failed = ScreenText(bench.device).lines
        view.render(FavoritesViewModel.State(phase: .loading))

        failed.expect(["= Favorites", "  [Log out]", "  Could not load favorites. Not found.", "  [Retry]"])
        ScreenText(bench.device).lines.expect(["= Favorites …", "  [Log out]"])
    }

    @Test func `An event is shown as an alert`() async {
        let (view, bench) = await makeFavoritesView()

        view.show(.couldNotSave("No luck"))

        #expect(bench.device.alert?.content == .couldNotSave("No luck"))
    }
}

private func makeFavoritesView(
    _ answer: Result<[FeedPicture], any Error> = .success([])
) async -> (FavoritesViewController, Bench) {
    let bench = Bench()
    bench.favorites.answers.all = answer
    let viewModel = track(
        FavoritesViewModel(favorites: bench.favorites, session: bench.makeSession(), activity: bench.clock.activity)
    )
    let view = track(FavoritesViewController(viewModel: viewModel))
    bench.show(view)
    await bench.clock.settle()
    return (view, bench)
}
