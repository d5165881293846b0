import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct FavouritesPresenterTests {
    @Test func `What is liked is shown in the order of the store`() {
        let (presenter, roles) = makeFavourites()

        presenter.viewDidLoad()
        presenter.didFetchPictures([.tulip, .rose])

        #expect(
            roles.messages == [.observeLikes] + beginning
                + [.showLoading(false), .showPictures([.likedTulip, .likedRose]), .showStatus(nil)]
        )
    }

    @Test func `No favourites are said in words`() {
        let (presenter, roles) = makeFavourites()

        presenter.didFetchPictures([])

        #expect(roles.messages == [.showLoading(false), .showPictures([]), .showStatus(StatusText.noFavourites)])
    }

    @Test func `A failure gives its reason and offers another try, which may succeed`() {
        let (presenter, roles) = makeFavourites()
        presenter.didFailToFetchPictures(reason: "Disk full.")

        presenter.didTapRetry()
        presenter.didFetchPictures([.rose])

        #expect(
            roles.messages
                == [.showLoading(false), .showStatus("Could not load favourites. Disk full."), .showRetry(true)]
                + beginning + [.showLoading(false), .showPictures([.likedRose]), .showStatus(nil)]
        )
    }

    @Test func `A picture is unliked by its id, and the change shows`() {
        let (presenter, roles) = makeFavourites()

        presenter.didTapUnlike(id: "t")
        presenter.didChangeLikes()

        #expect(roles.messages == [.unlike("t")] + beginning)
    }

    @Test func `An unlike that cannot be stored is told`() {
        let (presenter, roles) = makeFavourites()

        presenter.didFailToSave(reason: "Disk full.")

        #expect(roles.messages == [.showAlert(.couldNotSave("Disk full."))])
    }

    @Test func `Log out is passed on`() {
        let (presenter, roles) = makeFavourites()

        presenter.didTapLogOut()

        #expect(roles.messages == [.logOut])
    }

    private let beginning: [FavouritesRolesSpy.Message] = [
        .showStatus(nil), .showRetry(false), .showLoading(true), .fetchPictures,
    ]
}

private func makeFavourites() -> (FavouritesPresenter, FavouritesRolesSpy) {
    let roles = track(FavouritesRolesSpy())
    let presenter = track(FavouritesPresenter(interactor: roles, router: roles))
    presenter.view = roles
    return (presenter, roles)
}
