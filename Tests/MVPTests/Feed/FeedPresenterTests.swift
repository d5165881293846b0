import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct FeedPresenterTests {
    @Test func `The pictures of the category show, liked ones marked`() async {
        let (presenter, spies, bench) = makeFeed()
        bench.favorites.answers.likedIDs = .success(["t"])

        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.feed.messages.expect([.pictures(of: "Flowers")])
        spies.messages.prefix(4).expect([
            .showTitle("Flowers"), .showLoading(true), .showStatus(nil), .showRetry(false),
        ])
        #expect(spies.rows == [.rose, .likedTulip])
    }

    @Test func `A picture without a title shows “Untitled”`() async {
        let (presenter, spies, bench) = makeFeed()
        bench.feed.answer = .success([.untitled])

        presenter.viewDidLoad()
        await bench.clock.settle()

        #expect(spies.rows?.map(\.title) == ["Untitled"])
    }

    @Test func `Likes that arrive before the pictures mark them`() async {
        let (presenter, spies, bench) = makeFeed()
        bench.favorites.answers.likedIDs = .success(["t"])
        bench.feed.hold()
        presenter.viewDidLoad()
        await bench.clock.settle()
        let before = spies.messages.count

        bench.feed.release()
        await bench.clock.settle()

        spies.messages.dropFirst(before).expect([
            .showLoading(false), .showPictures([.rose, .likedTulip]), .showStatus(nil),
        ])
    }

    @Test func `An empty category shows “Nothing here yet”`() async {
        let (presenter, spies, bench) = makeFeed()
        bench.favorites.hold()
        bench.feed.answer = .success([])

        presenter.didTapRetry()
        await bench.clock.settle()

        spies.messages.suffix(3).expect([.showLoading(false), .showPictures([]), .showStatus(StatusText.nothingHere)])
    }

    @Test func `A failed load shows its reason and Retry, which loads again`() async {
        let (presenter, spies, bench) = makeFeed()
        bench.favorites.hold()
        bench.feed.answer = .failure(ServiceError.notFound)
        presenter.didTapRetry()
        await bench.clock.settle()

        bench.feed.answer = .success([.rose])
        presenter.didTapRetry()
        await bench.clock.settle()

        let beginning: [FeedMessage] = [.showLoading(true), .showStatus(nil), .showRetry(false)]
        spies.messages.expect(
            beginning
                + [.showLoading(false), .showStatus("Could not load pictures. Not found."), .showRetry(true)]
                + beginning + [.showLoading(false), .showPictures([.rose]), .showStatus(nil)]
        )
    }

    @Test func `A canceled load ends the busy state and offers Retry`() async {
        let (presenter, spies, bench) = makeFeed()
        bench.favorites.hold()
        bench.feed.answer = .failure(CancellationError())

        presenter.didTapRetry()
        await bench.clock.settle()

        spies.messages.expect([
            .showLoading(true), .showStatus(nil), .showRetry(false),
            .showLoading(false), .showStatus(nil), .showRetry(true),
        ])
    }

    @Test func `A second tap while busy sends no request`() async {
        let (presenter, spies, bench) = makeFeed()
        bench.feed.hold()

        presenter.didTapRetry()
        presenter.didTapRetry()
        await bench.clock.settle()
        bench.feed.release()
        await bench.clock.settle()

        bench.feed.messages.expect([.pictures(of: "Flowers")])
        spies.messages.filter { $0 == .showLoading(true) }.expect([.showLoading(true)])
        #expect(spies.rows == [.rose, .tulip])
    }

    @Test func `Like and unlike reach the store, except for an unknown picture`() async {
        let (presenter, spies, bench) = makeFeed()
        presenter.viewDidLoad()
        await bench.clock.settle()

        presenter.didTap(.like, id: "none")
        presenter.didTap(.like, id: "t")
        await bench.clock.settle()
        presenter.didTap(.unlike, id: "t")
        await bench.clock.settle()

        bench.favorites.messages.expect([.likedIDs, .like(.tulip), .unlike("t")])
        #expect(spies.rows == [.rose, .tulip])
    }

    @Test func `A change of the likes shows on the rows`() async {
        let (presenter, spies, bench) = makeFeed()
        presenter.viewDidLoad()
        await bench.clock.settle()
        let before = spies.messages.count

        bench.favorites.answers.likedIDs = .success(["r"])
        bench.favorites.changes.announce()
        await bench.clock.settle()

        spies.messages.dropFirst(before).expect([.showPictures([.likedRose, .tulip])])
    }

    @Test func `Likes that change while they are read are read again, and the first answer changes nothing`() async {
        let (presenter, spies, bench) = makeFeed()
        bench.favorites.hold()
        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.favorites.answers.likedIDs = .success(["r"])
        bench.favorites.changes.announce()
        await bench.clock.settle()
        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.expect([.likedIDs, .canceled, .likedIDs])
        spies.messages.filter { if case .showPictures = $0 { true } else { false } }.expect([
            .showPictures([.rose, .tulip]), .showPictures([.likedRose, .tulip]),
        ])
    }

    @Test func `A change of the likes reads them once, also after Retry`() async {
        let (presenter, _, bench) = makeFeed()
        presenter.viewDidLoad()
        await bench.clock.settle()
        presenter.didTapRetry()
        await bench.clock.settle()
        let before = bench.favorites.messages

        bench.favorites.changes.announce()
        await bench.clock.settle()

        before.expect([.likedIDs, .likedIDs])
        bench.favorites.messages.dropFirst(2).expect([.likedIDs])
        withExtendedLifetime(presenter) {}
    }

    @Test func `A like that cannot be stored shows an alert`() async {
        let (presenter, spies, bench) = makeFeed()
        presenter.viewDidLoad()
        await bench.clock.settle()
        bench.favorites.answers.like = .failure(StorageError("disk full"))
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        presenter.didTap(.like, id: "r")
        await bench.clock.settle()
        presenter.didTap(.unlike, id: "r")
        await bench.clock.settle()

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        spies.messages.suffix(2).expect([.showAlert(alert), .showAlert(alert)])
    }
}

extension FeedPresenterTests {
    @Test func `An unlike while the like of the same picture is under way follows it, each once`() async {
        let (presenter, _, bench) = makeFeed()
        presenter.viewDidLoad()
        await bench.clock.settle()
        bench.favorites.hold()

        for _ in 1...2 {
            presenter.didTap(.like, id: "t")
            await bench.clock.settle()
            presenter.didTap(.unlike, id: "t")
            await bench.clock.settle()
        }
        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.expect([.likedIDs, .like(.tulip), .unlike("t")])
    }

    @Test func `Likes that cannot be read again stay as they were, and a notice says why`() async {
        let (presenter, spies, bench) = makeFeed()
        bench.favorites.answers.likedIDs = .success(["t"])
        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.favorites.answers.likedIDs = .failure(StorageError("disk full"))
        bench.favorites.changes.announce()
        await bench.clock.settle()
        presenter.didTapRetry()
        await bench.clock.settle()

        #expect(spies.rows == [.rose, .likedTulip])
        let notice = FeedMessage.showNotice("The device could not store or read its data. Try again.")
        #expect(spies.messages.count { $0 == notice } == 2)
    }

    @Test func `Two pictures are liked and unliked at the same time, in the order of the taps`() async {
        let (presenter, _, bench) = makeFeed()
        presenter.viewDidLoad()
        await bench.clock.settle()
        bench.favorites.hold()

        for id: ExactText in ["t", "r"] {
            presenter.didTap(.like, id: id)
            presenter.didTap(.unlike, id: id)
            await bench.clock.settle()
        }
        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.expect([.likedIDs, .like(.tulip), .unlike("t"), .like(.rose), .unlike("r")])
    }

    @Test func `A like or unlike canceled elsewhere shows nothing`() async {
        let (presenter, spies, bench) = makeFeed()
        presenter.viewDidLoad()
        await bench.clock.settle()
        let before = spies.messages.count
        bench.favorites.answers.like = .failure(CancellationError())
        bench.favorites.answers.unlike = .failure(CancellationError())

        presenter.didTap(.like, id: "r")
        presenter.didTap(.unlike, id: "r")
        await bench.clock.settle()

        #expect(spies.messages.count == before)
    }

    @Test(arguments: [StoredChange.like, .unlike])
    func `A like or unlike outlives its screen, and only its failure is reported to the app`(
        change: StoredChange
    ) async {
        let succeeding = await leave(changing: change, failing: false)
        let failing = await leave(changing: change, failing: true)

        let write = change == .like ? FavoriteStoreStub.Message.like(.tulip) : .unlike("t")
        succeeding.messages.expect([.likedIDs, write])
        #expect(succeeding.reported.isEmpty)
        failing.messages.expect([.likedIDs, write])
        failing.reported.expect(["\(change): storage"])
    }

    /// Releases the presenter while `change` is under way; returns the calls of the store and the failures reported.
    private func leave(
        changing change: StoredChange,
        failing: Bool
    ) async -> (messages: [FavoriteStoreStub.Message], reported: [String]) {
        let bench = await begin(change)
        let reported = bench.clock.activity.orphanedFailures.log()
        if failing {
            bench.favorites.answers.like = .failure(StorageError("disk full"))
            bench.favorites.answers.unlike = .failure(StorageError("disk full"))
        }

        bench.favorites.release()
        await bench.clock.settle()

        return (bench.favorites.messages, reported.entries)
    }

    private func begin(_ change: StoredChange) async -> Bench {
        let (presenter, _, bench) = makeFeed()
        presenter.viewDidLoad()
        await bench.clock.settle()
        bench.favorites.hold()
        if change == .like { presenter.didTap(.like, id: "t") } else { presenter.didTap(.unlike, id: "t") }
        await bench.clock.settle()
        return bench
    }
}

extension FeedSpies {
    /// The rows shown last.
    fileprivate var rows: [PictureRow]? {
        messages.compactMap { if case .showPictures(let rows) = $0 { rows } else { nil } }.last
    }
}

private func makeFeed() -> (FeedPresenter, FeedSpies, Bench) {
    let bench = Bench()
    bench.feed.answer = .success([.rose, .tulip])
    let spies = FeedSpies()
    let presenter = track(
        FeedPresenter(
            category: "Flowers",
            feed: bench.feed,
            favorites: bench.favorites,
            activity: bench.clock.activity
        )
    )
    presenter.view = spies.view
    return (presenter, spies, bench)
}
