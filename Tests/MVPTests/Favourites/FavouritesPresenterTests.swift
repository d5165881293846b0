import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct FavouritesPresenterTests {
    @Test func `What is liked is shown in the order of the store`() async {
        let (presenter, view, bench) = makeFavourites()

        presenter.viewDidLoad()
        await bench.clock.settle()

        #expect(bench.favourites.messages == [.all])
        #expect(
            view.messages == beginning
                + [.showLoading(false), .showPictures([.likedTulip, .likedRose]), .showStatus(nil)]
        )
    }

    @Test func `No favourites are said in words`() async {
        let (presenter, view, bench) = makeFavourites()
        bench.favourites.answers.all = .success([])

        presenter.viewDidLoad()
        await bench.clock.settle()

        #expect(
            view.messages == beginning
                + [.showLoading(false), .showPictures([]), .showStatus(StatusText.noFavourites)]
        )
    }

    @Test func `A failure gives its reason and offers another try, which may succeed`() async {
        let (presenter, view, bench) = makeFavourites()
        bench.favourites.answers.all = .failure(StorageError("disk full"))
        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.favourites.answers.all = .success([.rose])
        presenter.didTapRetry()
        await bench.clock.settle()

        let status = "Could not load favourites. The device could not store or read its data. Try again."
        #expect(
            view.messages == beginning + [.showLoading(false), .showStatus(status), .showRetry(true)]
                + beginning + [.showLoading(false), .showPictures([.likedRose]), .showStatus(nil)]
        )
    }

    @Test func `A picture is unliked by its id, and the change shows`() async {
        let (presenter, view, bench) = makeFavourites()
        presenter.viewDidLoad()
        await bench.clock.settle()

        presenter.didTapUnlike(id: "t")
        await bench.clock.settle()
        bench.favourites.answers.all = .success([.rose])
        bench.favourites.changes.announce()
        await bench.clock.settle()

        #expect(bench.favourites.messages == [.all, .unlike("t"), .all])
        #expect(view.messages.suffix(2) == [.showPictures([.likedRose]), .showStatus(nil)])
    }

    @Test func `A change while busy asks anew, and the first answer changes nothing`() async {
        let (presenter, view, bench) = makeFavourites()
        bench.favourites.hold()
        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.favourites.changes.announce()
        await bench.clock.settle()
        bench.favourites.release()
        await bench.clock.settle()

        #expect(bench.favourites.messages == [.all, .cancelled, .all])
        #expect(view.messages.filter { $0 == .showLoading(false) }.count == 1)
    }

    @Test func `An unlike that cannot be stored is told`() async {
        let (presenter, view, bench) = makeFavourites()
        bench.favourites.answers.unlike = .failure(StorageError("disk full"))

        presenter.didTapUnlike(id: "t")
        await bench.clock.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(view.messages == [.showAlert(.couldNotSave(reason))])
    }

    @Test func `Log out is passed on`() {
        let (presenter, view, _) = makeFavourites()

        presenter.didTapLogOut()

        #expect(view.messages == [.logOut])
    }

    private let beginning: [FavouritesViewSpy.Message] = [.showStatus(nil), .showRetry(false), .showLoading(true)]
}

private func makeFavourites() -> (FavouritesPresenter, FavouritesViewSpy, Bench) {
    let bench = Bench()
    bench.favourites.answers.all = .success([.tulip, .rose])
    let view = track(FavouritesViewSpy())
    let presenter = track(FavouritesPresenter(favourites: bench.favourites, clock: bench.clock))
    presenter.view = view
    return (presenter, view, bench)
}
