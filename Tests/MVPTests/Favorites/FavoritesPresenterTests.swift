import Screens
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct FavoritesPresenterTests {
    @Test func `What is liked is shown in the order of the store`() async {
        let (presenter, view, bench) = makeFavorites()

        presenter.viewDidLoad()
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.all])
        #expect(
            view.messages == beginning
                + [.showLoading(false), .showPictures([.likedTulip, .likedRose]), .showStatus(nil)]
        )
    }

    @Test func `No favorites are said in words`() async {
        let (presenter, view, bench) = makeFavorites()
        bench.favorites.answers.all = .success([])

        presenter.viewDidLoad()
        await bench.clock.settle()

        #expect(
            view.messages == beginning
                + [.showLoading(false), .showPictures([]), .showStatus(StatusText.noFavorites)]
        )
    }

    @Test func `A failure gives its reason and offers another try, which may succeed`() async {
        let (presenter, view, bench) = makeFavorites()
        bench.favorites.answers.all = .failure(StorageError("disk full"))
        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.favorites.answers.all = .success([.rose])
        presenter.didTapRetry()
        await bench.clock.settle()

        let status = "Could not load favorites. The device could not store or read its data. Try again."
        #expect(
            view.messages == beginning + [.showLoading(false), .showStatus(status), .showRetry(true)]
                + beginning + [.showLoading(false), .showPictures([.likedRose]), .showStatus(nil)]
        )
    }

    @Test func `A picture is unliked by its id, and the change shows`() async {
        let (presenter, view, bench) = makeFavorites()
        presenter.viewDidLoad()
        await bench.clock.settle()

        presenter.didTapUnlike(id: "t")
        await bench.clock.settle()
        bench.favorites.answers.all = .success([.rose])
        bench.favorites.changes.announce()
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.all, .unlike("t"), .all])
        #expect(view.messages.suffix(2) == [.showPictures([.likedRose]), .showStatus(nil)])
    }

    @Test func `A change while busy asks anew, and the first answer changes nothing`() async {
        let (presenter, view, bench) = makeFavorites()
        bench.favorites.hold()
        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.favorites.changes.announce()
        await bench.clock.settle()
        bench.favorites.release()
        await bench.clock.settle()

        #expect(bench.favorites.messages == [.all, .canceled, .all])
        #expect(view.messages.filter { $0 == .showLoading(false) }.count == 1)
    }

    @Test func `An unlike that cannot be stored is told`() async {
        let (presenter, view, bench) = makeFavorites()
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        presenter.didTapUnlike(id: "t")
        await bench.clock.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(view.messages == [.showAlert(.couldNotSave(reason))])
    }

    @Test func `Log out is passed on`() {
        let (presenter, view, _) = makeFavorites()

        presenter.didTapLogOut()

        #expect(view.messages == [.logOut])
    }

    private let beginning: [FavoritesViewSpy.Message] = [.showStatus(nil), .showRetry(false), .showLoading(true)]
}

private func makeFavorites() -> (FavoritesPresenter, FavoritesViewSpy, Bench) {
    let bench = Bench()
    bench.favorites.answers.all = .success([.tulip, .rose])
    let view = track(FavoritesViewSpy())
    let presenter = track(FavoritesPresenter(favorites: bench.favorites, clock: bench.clock))
    presenter.view = view
    return (presenter, view, bench)
}
