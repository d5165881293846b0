import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct FavoritesPresenterTests {
    @Test func `Pictures are shown in the store's order`() {
        let (presenter, spies) = makeFavorites()

        presenter.viewDidLoad()
        presenter.didBeginLoadingPictures()
        presenter.didLoadPictures([.likedTulip, .likedRose])

        spies.messages.expect(
            [.start] + beginning
                + [.showLoading(false), .showPictures([.likedTulip, .likedRose]), .showStatus(nil)]
        )
    }

    @Test func `A picture without a title is shown as untitled`() {
        let (presenter, spies) = makeFavorites()

        presenter.didLoadPictures([.untitled])

        spies.messages.expect([.showLoading(false), .showPictures([.untitled]), .showStatus(nil)])
    }

    @Test func `An empty list shows a status`() {
        let (presenter, spies) = makeFavorites()

        presenter.didLoadPictures([])

        spies.messages.expect([.showLoading(false), .showPictures([]), .showStatus(StatusText.noFavorites)])
    }

    @Test func `A failure shows its reason and Retry, which a new request hides`() {
        let (presenter, spies) = makeFavorites()
        presenter.didFailToLoadPictures(.notFound)

        presenter.didTapRetry()
        presenter.didBeginLoadingPictures()
        presenter.didLoadPictures([.likedRose])

        spies.messages.expect(
            [.showLoading(false), .showStatus("Could not load favorites. Not found."), .showRetry(true)]
                + [.loadPictures] + beginning + [.showLoading(false), .showPictures([.likedRose]), .showStatus(nil)]
        )
    }

    @Test func `Unlike reaches the interactor`() {
        let (presenter, spies) = makeFavorites()

        presenter.didTapUnlike(id: "t")

        spies.messages.expect([.unlike("t")])
    }

    @Test func `A failed unlike shows an alert`() {
        let (presenter, spies) = makeFavorites()

        presenter.didFailToSave(.notFound)

        spies.messages.expect([.showAlert(.couldNotSave("Not found."))])
    }

    @Test func `A request canceled elsewhere offers Retry without a reason, an unlike shows nothing`() {
        let (presenter, spies) = makeFavorites()

        presenter.didFailToLoadPictures(.canceled)
        presenter.didFailToSave(.canceled)

        spies.messages.expect([.showLoading(false), .showStatus(nil), .showRetry(true)])
    }

    @Test func `“Log out” is reported to the app`() {
        let (presenter, spies) = makeFavorites()

        presenter.didTapLogOut()

        spies.messages.expect([.didAskToLogOut])
    }

    private let beginning: [FavoritesMessage] = [.showLoading(true), .showStatus(nil), .showRetry(false)]
}

private func makeFavorites() -> (FavoritesPresenter, FavoritesSpies) {
    let spies = FavoritesSpies()
    let presenter = track(FavoritesPresenter(interactor: spies.interactor, logOutDelegate: spies.logOutDelegate))
    presenter.view = spies.view
    return (presenter, spies)
}
