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

        bench.feed.messages.expect([.pictures(of: "Flowers")])
        #expect(viewModel.state.phase == .loaded)
        viewModel.state.rows.expect([.rose, .likedTulip])
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
        spies.messages.dropFirst().expect([
            .render(failed),
            .render(FeedViewModel.State(title: "Flowers", phase: .loading)),
            .render(FeedViewModel.State(title: "Flowers", phase: .loaded, rows: [.rose])),
        ])
    }

    @Test func `A second tap on Retry during a read sends nothing`() async {
        let (viewModel, _, bench) = makeFeed()
        bench.feed.hold()

        viewModel.retry()
        viewModel.retry()
        await bench.clock.settle()
        bench.feed.release()
        await bench.clock.settle()

        bench.feed.messages.expect([.pictures(of: "Flowers")])
        viewModel.state.rows.expect([.rose, .tulip])
    }

    @Test func `A picture is liked and unliked by its identifier, an unknown one is not liked`() async {
        let (viewModel, spies, bench) = makeFeed()
        viewModel.viewDidLoad()
        await bench.clock.settle()

        viewModel.perform(.like, id: "none")
        viewModel.perform(.like, id: "t")
        await bench.clock.settle()
        viewModel.perform(.unlike, id: "t")
        await bench.clock.settle()

        bench.favorites.messages.expect([.likedIDs, .like(.tulip), .unlike("t")])
        #expect(spies.outcomes.isEmpty)
    }

    @Test func `A change of the likes is shown, and the pictures are not read again`() async {
        let (viewModel, _, bench) = makeFeed()
        viewModel.viewDidLoad()
        await bench.clock.settle()

        bench.favorites.answers.likedIDs = .success(["r"])
        bench.favorites.changes.announce()
        await bench.clock.settle()

        viewModel.state.rows.expect([.likedRose, .tulip])
        bench.feed.messages.expect([.pictures(of: "Flowers")])
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

        bench.favorites.messages.expect([.likedIDs, .canceled, .likedIDs])
        viewModel.state.rows.expect([.likedRose, .tulip])
    }

    @Test func `After Retry a change of the likes is read once`() async {
        let (viewModel, _, bench) = makeFeed()
        viewModel.viewDidLoad()
        await bench.clock.settle()
        viewModel.retry()
        await bench.clock.settle()

        bench.favorites.changes.announce()
        await bench.clock.settle()

        bench.favorites.messages.expect([.likedIDs, .likedIDs, .likedIDs])
    }

    @Test func `A failed like and a failed unlike each show an alert and change no row`() async {
        let (viewModel, spies, bench) = makeFeed()
        viewModel.viewDidLoad()
        await bench.clock.settle()
        bench.favorites.answers.like = .failure(StorageError("disk full"))
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        viewModel.perform(.like, id: "r")
        await bench.clock.settle()
        viewModel.perform(.unlike, id: "r")
        await bench.clock.settle()

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        spies.outcomes.expect([.show(.alert(alert)), .show(.alert(alert))])
        viewModel.state.rows.expect([.rose, .tulip])
    }
}

extension FeedViewModelTests {
    @Test func `A read canceled elsewhere offers Retry without a reason`() async {
        let (viewModel, spies, bench) = makeFeed()
        bench.feed.answer = .failure(CancellationError())

        viewModel.viewDidLoad()
        await bench.clock.settle()

        #expect(viewModel.state == FeedViewModel.State(title: "Flowers", phase: .failed(.canceled)))
        #expect(viewModel.state.status == nil)
        #expect(viewModel.state.offersRetry)
        #expect(spies.outcomes.isEmpty)
    }

    @Test func `Likes that arrive before the pictures mark them`() async {
        let (viewModel, _, bench) = makeFeed()
        bench.favorites.answers.likedIDs = .success(["t"])
        bench.feed.hold()
        viewModel.viewDidLoad()
        await bench.clock.settle()

        bench.feed.release()
        await bench.clock.settle()

        viewModel.state.rows.expect([.rose, .likedTulip])
    }

    @Test func `An unlike while the like of the same picture is under way follows it, each once`() async {
        let (viewModel, _, bench) = makeFeed()
        viewModel.viewDidLoad()
        await bench.clock.settle()
        bench.favorites.hold()

        for _ in 1...2 {
            viewModel.perform(.like, id: "t")
            await bench.clock.settle()
            viewModel.perform(.unlike, id: "t")
            await bench.clock.settle()
        }
        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.expect([.likedIDs, .like(.tulip), .unlike("t")])
    }

    @Test func `Likes that cannot be read again stay as they were, and a notice says why`() async {
        let (viewModel, spies, bench) = makeFeed()
        bench.favorites.answers.likedIDs = .success(["t"])
        viewModel.viewDidLoad()
        await bench.clock.settle()

        bench.favorites.answers.likedIDs = .failure(StorageError("disk full"))
        bench.favorites.changes.announce()
        await bench.clock.settle()
        viewModel.retry()
        await bench.clock.settle()

        viewModel.state.rows.expect([.rose, .likedTulip])
        let notice = FeedSpies.Message.show(.notice("The device could not store or read its data. Try again."))
        spies.outcomes.expect([notice, notice])
    }

    @Test func `Two pictures are liked and unliked at the same time, in the order of the taps`() async {
        let (viewModel, _, bench) = makeFeed()
        viewModel.viewDidLoad()
        await bench.clock.settle()
        bench.favorites.hold()

        for id: ExactText in ["t", "r"] {
            viewModel.perform(.like, id: id)
            viewModel.perform(.unlike, id: id)
            await bench.clock.settle()
        }
        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.expect([.likedIDs, .like(.tulip), .unlike("t"), .like(.rose), .unlike("r")])
    }

    @Test func `A like or unlike canceled elsewhere shows nothing`() async {
        let (viewModel, spies, bench) = makeFeed()
        viewModel.viewDidLoad()
        await bench.clock.settle()
        bench.favorites.answers.like = .failure(CancellationError())
        bench.favorites.answers.unlike = .failure(CancellationError())

        viewModel.perform(.like, id: "r")
        viewModel.perform(.unlike, id: "r")
        await bench.clock.settle()

        #expect(spies.outcomes.isEmpty)
    }

    @Test(arguments: [StoredChange.like, .unlike])
    func `A like or unlike outlives its view model, and only its failure is reported to the app`(change: StoredChange)
        async
    {
        let succeeding = await leave(changing: change, answer: .success(()))
        let failing = await leave(changing: change, answer: .failure(ServiceError.notFound))

        let write = change == .like ? FavoriteStoreStub.Message.like(.tulip) : .unlike("t")
        succeeding.messages.expect([.likedIDs, write])
        #expect(succeeding.reported.isEmpty)
        failing.messages.expect([.likedIDs, write])
        failing.reported.expect(["\(change): notFound"])
    }

    /// Releases the view model while `change` is under way; returns the calls of the store and the failures reported.
    private func leave(
        changing change: StoredChange,
        answer: Result<Void, any Error>
    ) async -> (messages: [FavoriteStoreStub.Message], reported: [String]) {
        let (spies, bench) = await begin(change)
        let reported = bench.clock.activity.orphanedFailures.log()
        spies.leave()
        bench.favorites.answers.like = answer
        bench.favorites.answers.unlike = answer

        bench.favorites.release()
        await bench.clock.settle()

        return (bench.favorites.messages, reported.entries)
    }

    private func begin(_ change: StoredChange) async -> (FeedSpies, Bench) {
        let (viewModel, spies, bench) = makeFeed()
        viewModel.viewDidLoad()
        await bench.clock.settle()
        bench.favorites.hold()
        if change == .like { viewModel.perform(.like, id: "t") } else { viewModel.perform(.unlike, id: "t") }
        await bench.clock.settle()
        return (spies, bench)
    }
}

private func makeFeed() -> (FeedViewModel, FeedSpies, Bench) {
    let bench = Bench()
    let spies = track(FeedSpies())
    bench.feed.answer = .success([.rose, .tulip])
    let viewModel = track(
        FeedViewModel(
            category: "Flowers",
            feed: bench.feed,
            favorites: bench.favorites,
            activity: bench.clock.activity
        )
    )
    spies.bind(viewModel, bench.clock.activity)
    return (viewModel, spies, bench)
}
