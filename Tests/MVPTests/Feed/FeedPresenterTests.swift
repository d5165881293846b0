import Screens
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct FeedPresenterTests {
    @Test func `The pictures of the category are shown, each as it is liked`() async {
        let (presenter, view, bench) = makeFeed()
        bench.favorites.answers.likedIDs = .success(["t"])

        presenter.viewDidLoad()
        await bench.clock.settle()

        #expect(bench.feed.messages == [.pictures(of: "Flowers")])
        #expect(view.messages.prefix(3) == [.showStatus(nil), .showRetry(false), .showLoading(true)])
        #expect(view.rows == [.rose, .likedTulip])
    }

    @Test func `An empty category is said in words`() async {
        let (presenter, view, bench) = makeFeed()
        bench.favorites.hold()
        bench.feed.answer = .success([])

        presenter.didTapRetry()
        await bench.clock.settle()

        #expect(
            view.messages.suffix(3) == [.showLoading(false), .showPictures([]), .showStatus(StatusText.nothingHere)]
        )
    }

    @Test func `A failure gives its reason and offers another try, which may succeed`() async {
        let (presenter, view, bench) = makeFeed()
        bench.favorites.hold()
        bench.feed.answer = .failure(ServiceError.notFound)
        presenter.didTapRetry()
        await bench.clock.settle()

        bench.feed.answer = .success([.rose])
        presenter.didTapRetry()
        await bench.clock.settle()

        let beginning: [FeedViewSpy.Message] = [.showStatus(nil), .showRetry(false), .showLoading(true)]
        #expect(
            view.messages == beginning
                + [.showLoading(false), .showStatus("Could not load pictures. Not found."), .showRetry(true)]
                + beginning + [.showLoading(false), .showPictures([.rose]), .showStatus(nil)]
        )
    }

    @Test func `A second tap while busy sends nothing`() async {
        let (presenter, view, bench) = makeFeed()
        bench.feed.hold()

        presenter.didTapRetry()
        presenter.didTapRetry()
        await bench.clock.settle()
        bench.feed.release()
        await bench.clock.settle()

        #expect(bench.feed.messages == [.pictures(of: "Flowers")])
        #expect(view.rows == [.rose, .tulip])
    }

    @Test func `A picture is liked and unliked by its id, an unknown one not at all`() async {
        let (presenter, view, bench) = makeFeed()
        presenter.viewDidLoad()
        await bench.clock.settle()

        presenter.didTapLike(id: "none")
        presenter.didTapLike(id: "t")
        await bench.clock.settle()
        presenter.didTapUnlike(id: "t")
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.likedIDs, .like(.tulip), .unlike("t")])
        #expect(view.rows == [.rose, .tulip])
    }

    @Test func `A change of the likes shows on the rows`() async {
        let (presenter, view, bench) = makeFeed()
        presenter.viewDidLoad()
        await bench.clock.settle()
        let before = view.messages.count

        bench.favorites.answers.likedIDs = .success(["r"])
        bench.favorites.changes.announce()
        await bench.clock.settle()

        #expect(view.messages.dropFirst(before) == [.showPictures([.likedRose, .tulip])])
    }

    @Test func `A like that cannot be stored is told`() async {
        let (presenter, view, bench) = makeFeed()
        presenter.viewDidLoad()
        await bench.clock.settle()
        bench.favorites.answers.like = .failure(StorageError("disk full"))
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        presenter.didTapLike(id: "r")
        await bench.clock.settle()
        presenter.didTapUnlike(id: "r")
        await bench.clock.settle()

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        #expect(view.messages.suffix(2) == [.showAlert(alert), .showAlert(alert)])
    }
}

extension FeedViewSpy {
    /// The rows shown last.
    fileprivate var rows: [PictureRow]? {
        messages.compactMap { if case .showPictures(let rows) = $0 { rows } else { nil } }.last
    }
}

private func makeFeed() -> (FeedPresenter, FeedViewSpy, Bench) {
    let bench = Bench()
    bench.feed.answer = .success([.rose, .tulip])
    let view = track(FeedViewSpy())
    let presenter = track(
        FeedPresenter(category: "Flowers", feed: bench.feed, favorites: bench.favorites, clock: bench.clock)
    )
    presenter.view = view
    return (presenter, view, bench)
}
