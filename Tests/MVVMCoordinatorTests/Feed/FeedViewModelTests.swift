import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct FeedViewModelTests {
    @Test func `The pictures of the category are shown, each as it is liked`() async {
        let (viewModel, bench) = makeFeed()
        bench.favorites.answers.likedIDs = .success(["t"])

        viewModel.load()
        #expect(viewModel.state == FeedViewModel.State(phase: .loading))
        await bench.clock.settle()

        #expect(bench.feed.messages == [.pictures(of: "Flowers")])
        #expect(viewModel.state.phase == .loaded)
        #expect(viewModel.state.rows == [.rose, .likedTulip])
        #expect(viewModel.state.status == nil)
    }

    @Test func `An empty category is said in words`() async {
        let (viewModel, bench) = makeFeed()
        bench.feed.answer = .success([])

        viewModel.load()
        await bench.clock.settle()

        #expect(viewModel.state.status == StatusText.nothingHere)
    }

    @Test func `A failure gives its reason and offers another try, which may succeed`() async {
        let (viewModel, bench) = makeFeed()
        bench.feed.answer = .failure(ServiceError.notFound)
        viewModel.load()
        await bench.clock.settle()
        let failed = viewModel.state

        bench.feed.answer = .success([.rose])
        viewModel.retry()
        let again = viewModel.state
        await bench.clock.settle()

        #expect(failed.status == "Could not load pictures. Not found.")
        #expect(failed.phase.isFailed)
        #expect(again.status == nil)
        #expect(again.phase == .loading)
        #expect(viewModel.state == FeedViewModel.State(phase: .loaded, pictures: [.rose]))
    }

    @Test func `A second tap while busy sends nothing`() async {
        let (viewModel, bench) = makeFeed()
        bench.feed.hold()

        viewModel.retry()
        viewModel.retry()
        await bench.clock.settle()
        bench.feed.release()
        await bench.clock.settle()

        #expect(bench.feed.messages == [.pictures(of: "Flowers")])
        #expect(viewModel.state.rows == [.rose, .tulip])
    }

    @Test func `A picture is liked and unliked by its id, an unknown one not at all`() async {
        let (viewModel, bench) = makeFeed()
        viewModel.load()
        await bench.clock.settle()

        viewModel.like(id: "none")
        viewModel.like(id: "t")
        await bench.clock.settle()
        viewModel.unlike(id: "t")
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.likedIDs, .like(.tulip), .unlike("t")])
        #expect(viewModel.state.alert == nil)
    }

    @Test func `A change of the likes shows on the rows`() async {
        let (viewModel, bench) = makeFeed()
        viewModel.load()
        await bench.clock.settle()

        bench.favorites.answers.likedIDs = .success(["r"])
        bench.favorites.changes.announce()
        await bench.clock.settle()

        #expect(viewModel.state.rows == [.likedRose, .tulip])
        #expect(bench.feed.messages == [.pictures(of: "Flowers")])
    }

    @Test func `A like that cannot be stored is told`() async {
        let (viewModel, bench) = makeFeed()
        viewModel.load()
        await bench.clock.settle()
        bench.favorites.answers.like = .failure(StorageError("disk full"))
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        viewModel.like(id: "r")
        await bench.clock.settle()
        let first = viewModel.state.alert
        viewModel.unlike(id: "r")
        await bench.clock.settle()

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        #expect([first?.value, viewModel.state.alert?.value] == [alert, alert])
        #expect(viewModel.state.alert != first)
    }
}

func makeFeed() -> (FeedViewModel, Bench) {
    let bench = Bench()
    bench.feed.answer = .success([.rose, .tulip])
    let viewModel = FeedViewModel(
        category: "Flowers",
        feed: bench.feed,
        favorites: bench.favorites,
        clock: bench.clock
    )
    return (track(viewModel), bench)
}
