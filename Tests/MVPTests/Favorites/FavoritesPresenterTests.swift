import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct FavoritesPresenterTests {
    @Test func `The favorites show in the store's order`() async {
        let (presenter, spies, bench) = makeFavorites()

        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.favorites.messages.expect([.all])
        spies.messages.expect(
            beginning + [.showLoading(false), .showPictures([.likedTulip, .likedRose]), .showStatus(nil)]
        )
    }

    @Test func `A picture without a title shows “Untitled”`() async {
        let (presenter, spies, bench) = makeFavorites()
        bench.favorites.answers.all = .success([.untitled])

        presenter.viewDidLoad()
        await bench.clock.settle()

        #expect(spies.messages.contains(.showPictures([.untitled])))
    }

    @Test func `An empty list shows “No favorites yet”`() async {
        let (presenter, spies, bench) = makeFavorites()
        bench.favorites.answers.all = .success([])

        presenter.viewDidLoad()
        await bench.clock.settle()

        spies.messages.expect(
            beginning + [.showLoading(false), .showPictures([]), .showStatus(StatusText.noFavorites)]
        )
    }

    @Test func `A failed load shows its reason and Retry, which loads again`() async {
        let (presenter, spies, bench) = makeFavorites()
        bench.favorites.answers.all = .failure(StorageError("disk full"))
        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.favorites.answers.all = .success([.rose])
        presenter.didTapRetry()
        await bench.clock.settle()

        let status = "Could not load favorites. The device could not store or read its data. Try again."
        spies.messages.expect(
            beginning + [.showLoading(false), .showStatus(status), .showRetry(true)]
                + beginning + [.showLoading(false), .showPictures([.likedRose]), .showStatus(nil)]
        )
    }

    @Test func `Unlike removes the picture from the store, and the change shows`() async {
        let (presenter, spies, bench) = makeFavorites()
        presenter.viewDidLoad()
        await bench.clock.settle()

        presenter.didTapUnlike(id: "t")
        await bench.clock.settle()
        bench.favorites.answers.all = .success([.rose])
        bench.favorites.changes.announce()
        await bench.clock.settle()

        bench.favorites.messages.expect([.all, .unlike("t"), .all])
        spies.messages.suffix(2).expect([.showPictures([.likedRose]), .showStatus(nil)])
    }

    @Test func `A change during a load starts another, and the first answer changes nothing`() async {
        let (presenter, spies, bench) = makeFavorites()
        bench.favorites.hold()
        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.favorites.changes.announce()
        await bench.clock.settle()
        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.expect([.all, .canceled, .all])
        #expect(spies.messages.count { $0 == .showLoading(false) } == 1)
    }

    @Test func `A change reads the favorites once, also after Retry`() async {
        let (presenter, _, bench) = makeFavorites()
        presenter.viewDidLoad()
        await bench.clock.settle()
        presenter.didTapRetry()
        await bench.clock.settle()

        bench.favorites.changes.announce()
        await bench.clock.settle()

        bench.favorites.messages.expect([.all, .all, .all])
        withExtendedLifetime(presenter) {}
    }

    @Test func `An unlike that cannot be stored shows an alert`() async {
        let (presenter, spies, bench) = makeFavorites()
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        presenter.didTapUnlike(id: "t")
        await bench.clock.settle()

        let reason = "The device could not store or read its data. Try again."
        spies.messages.expect([.showAlert(.couldNotSave(reason))])
    }

    @Test func `A canceled load ends the busy state and offers Retry`() async {
        let (presenter, spies, bench) = makeFavorites()
        bench.favorites.answers.all = .failure(CancellationError())

        presenter.viewDidLoad()
        await bench.clock.settle()

        spies.messages.expect(beginning + [.showLoading(false), .showStatus(nil), .showRetry(true)])
    }

    @Test func `An unlike canceled elsewhere shows nothing`() async {
        let (presenter, spies, bench) = makeFavorites()
        bench.favorites.answers.unlike = .failure(CancellationError())

        presenter.didTapUnlike(id: "t")
        await bench.clock.settle()

        bench.favorites.messages.expect([.unlike("t")])
        #expect(spies.messages.isEmpty)
    }

    @Test func `Each of two pictures is unliked once, even if the screen is left meanwhile`() async {
        let bench: Bench
        do {
            let presenter: FavoritesPresenter
            (presenter, _, bench) = makeFavorites()
            bench.favorites.hold()
            for id: ExactText in ["t", "r", "t"] {
                presenter.didTapUnlike(id: id)
                await bench.clock.settle()
            }
        }

        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.expect([.unlike("t"), .unlike("r")])
    }

    @Test func `Log out reaches the app`() {
        let (presenter, spies, _) = makeFavorites()

        presenter.didTapLogOut()

        spies.messages.expect([.didAskToLogOut])
    }

    private let beginning: [FavoritesMessage] = [.showLoading(true), .showStatus(nil), .showRetry(false)]
}

private func makeFavorites() -> (FavoritesPresenter, FavoritesSpies, Bench) {
    let bench = Bench()
    bench.favorites.answers.all = .success([.tulip, .rose])
    let spies = FavoritesSpies()
    let presenter = track(
        FavoritesPresenter(
            favorites: bench.favorites,
            activity: bench.clock.activity,
            logOutDelegate: spies.logOutDelegate
        )
    )
    presenter.view = spies.view
    return (presenter, spies, bench)
}
