import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct FeedViewModelTests {
    @Test func `The pictures of the category are read, and shown as liked or not`() async {
        let (viewModel, _, bench) = makeFeed()
        bench.favorites.answers.likedIDs = .success(["t"])

        viewModel.viewDidLoad()
        #expect(viewModel.state == FeedViewModel.State(title: "Flowers", phase: .loading))
        await bench.clock.settle()

        #expect(bench.feed.messages == [.pictures(of: "Flowers")])
        #expect(viewModel.state.phase == .loaded)
        #expect(viewModel.state.rows == [.rose, .likedTulip])
        #expect(viewModel.state.status == nil)
    }

    @Test func `An empty category has a status and no Retry`() async {
        let (viewModel, _, bench) = makeFeed()
        bench.feed.answer = .success([])

        viewModel.viewDidLoad()
        await bench.clock.settle()

        #expect(viewModel.state.status == StatusText.nothingHere)
        #expect(!viewModel.state.offersRetry)
    }

    @Test func `A failed read shows its reason and Retry, which may succeed`() async {
        let (viewModel, spies, bench) = makeFeed()
        bench.feed.answer = .failure(ServiceError.notFound)
        viewModel.viewDidLoad()
        await bench.clock.settle()
        let failed = viewModel.state

        bench.feed.answer = .success([.rose])
        viewModel.retry()
        await bench.clock.settle()

        #expect(failed.status == "Could not load pictures. Not found.")
        #expect(failed.offersRetry)
        #expect(
            spies.messages.dropFirst() == [
                .render(failed),
                .render(FeedViewModel.State(title: "Flowers", phase: .loading)),
                .render(FeedViewModel.State(title: "Flowers", phase: .loaded, rows: [.rose])),
            ]
        )
    }

    @Test func `A second tap on Retry during a read sends nothing`() async {
        let (viewModel, _, bench) = makeFeed()
        bench.feed.hold()

        viewModel.retry()
        viewModel.retry()
        await bench.clock.settle()
        bench.feed.release()
        await bench.clock.settle()

        #expect(bench.feed.messages == [.pictures(of: "Flowers")])
        #expect(viewModel.state.rows == [.rose, .tulip])
    }

    @Test func `A picture is liked and unliked by its identifier, an unknown one is not liked`() async {
        let (viewModel, spies, bench) = makeFeed()
        viewModel.viewDidLoad()
        await bench.clock.settle()

        viewModel.like(id: "none")
        viewModel.like(id: "t")
        await bench.clock.settle()
        viewModel.unlike(id: "t")
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.likedIDs, .like(.tulip), .unlike("t")])
        #expect(spies.outcomes == [])
    }

    @Test func `A change of the likes is shown, and the pictures are not read again`() async {
        let (viewModel, _, bench) = makeFeed()
        viewModel.viewDidLoad()
        await bench.clock.settle()

        bench.favorites.answers.likedIDs = .success(["r"])
        bench.favorites.changes.announce()
        await bench.clock.settle()

        #expect(viewModel.state.rows == [.likedRose, .tulip])
        #expect(bench.feed.messages == [.pictures(of: "Flowers")])
    }

    @Test func `Likes that change while they are being read are read again`() async {
        let (viewModel, _, bench) = makeFeed()
        bench.favorites.hold()
        viewModel.viewDidLoad()
        await bench.clock.settle()

        bench.favorites.changes.announce()
        await bench.clock.settle()
        bench.favorites.answers.likedIDs = .success(["r"])
        bench.favorites.release()
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.likedIDs, .canceled, .likedIDs])
        #expect(viewModel.state.rows == [.likedRose, .tulip])
    }

    @Test func `After Retry a change of the likes is read once`() async {
        let (viewModel, _, bench) = makeFeed()
        viewModel.viewDidLoad()
        await bench.clock.settle()
        viewModel.retry()
        await bench.clock.settle()

        bench.favorites.changes.announce()
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.likedIDs, .likedIDs, .likedIDs])
    }

    @Test func `A failed like and a failed unlike each show an alert and leave the rows`() async {
        let (viewModel, spies, bench) = makeFeed()
        viewModel.viewDidLoad()
        await bench.clock.settle()
        bench.favorites.answers.like = .failure(StorageError("disk full"))
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        viewModel.like(id: "r")
        await bench.clock.settle()
        viewModel.unlike(id: "r")
        await bench.clock.settle()

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        #expect(spies.outcomes == [.show(alert), .show(alert)])
        #expect(viewModel.state.rows == [.rose, .tulip])
    }
}

private func makeFeed() -> (FeedViewModel, FeedSpies, Bench) {
    let bench = Bench()
    let spies = track(FeedSpies())
    bench.feed.answer = .success([.rose, .tulip])
    let viewModel = track(
        FeedViewModel(category: "Flowers", feed: bench.feed, favorites: bench.favorites, clock: bench.clock)
    )
    spies.bind(viewModel, bench.clock.activity)
    return (viewModel, spies, bench)
}
