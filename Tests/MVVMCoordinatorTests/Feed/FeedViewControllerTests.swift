import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct FeedViewControllerTests {
    @Test func `User actions reach the view model`() async throws {
        let (_, bench) = await makeFeedView(.failure(ServiceError.notFound))

        bench.feed.answer = .success([.rose, .tulip])
        try bench.device.tap("Retry")
        await bench.clock.settle()
        try bench.device.tap("Like", of: .title("Rose"))
        await bench.clock.settle()
        try bench.device.tap("Unlike", of: .title("Tulip"))
        await bench.clock.settle()

        bench.feed.messages.expect([.pictures(of: "Flowers"), .pictures(of: "Flowers")])
        bench.favorites.messages.expect([.likedIDs, .likedIDs, .like(.rose), .unlike("t")])
    }

    @Test func `A row shows title, photographer, thumbnail, and whether it is liked`() async throws {
        let (view, bench) = await makeFeedView()

        view.render(FeedViewModel.State(title: "Flowers", phase: .loaded, rows: [.rose, .likedTulip]))

        try bench.device.rows().expect([.rose, .likedTulip])
    }

    @Test func `Status and Retry are shown after a failed read, and the next read is shown as busy`() async {
        let (view, bench) = await makeFeedView()

        view.render(FeedViewModel.State(title: "Flowers", phase: .failed(.notFound)))
        let failed = ScreenText(bench.device).lines
        view.render(FeedViewModel.State(title: "Flowers", phase: .loading))

        failed.expect(["= Flowers", "  Could not load pictures. Not found.", "  [Retry]"])
        ScreenText(bench.device).lines.expect(["= Flowers …"])
    }

    @Test func `A notice and an alert are shown as such`() async {
        let (view, bench) = await makeFeedView()

        view.show(.notice("Not read"))
        view.show(.alert(.couldNotSave("No luck")))

        #expect(bench.device.notice == "Not read")
        #expect(bench.device.alert?.content == .couldNotSave("No luck"))
    }
}

/// Returns the feed of Flowers with `answer`, in which Tulip is liked.
private func makeFeedView(_ answer: Result<[FeedPicture], any Error> = .success([])) async -> (
    FeedViewController, Bench
) {
    let bench = Bench()
    bench.feed.answer = answer
    bench.favorites.answers.likedIDs = .success(["t"])
    let viewModel = track(
        FeedViewModel(
            category: "Flowers",
            feed: bench.feed,
            favorites: bench.favorites,
            activity: bench.clock.activity
        )
    )
    let view = track(FeedViewController(viewModel: viewModel))
    bench.show(view)
    await bench.clock.settle()
    return (view, bench)
}
