import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct FavoritesPresenterTests {
    @Test func `What is liked is shown in the order of the store`() {
        let (presenter, roles) = makeFavorites()

        presenter.viewDidLoad()
        presenter.didFetchPictures([.tulip, .rose])

        #expect(
            roles.messages == [.observeLikes] + beginning
                + [.showLoading(false), .showPictures([.likedTulip, .likedRose]), .showStatus(nil)]
        )
    }

    @Test func `No favorites are said in words`() {
        let (presenter, roles) = makeFavorites()

        presenter.didFetchPictures([])

        #expect(roles.messages == [.showLoading(false), .showPictures([]), .showStatus(StatusText.noFavorites)])
    }

    @Test func `A failure gives its reason and offers another try, which may succeed`() {
        let (presenter, roles) = makeFavorites()
        presenter.didFailToFetchPictures(reason: "Disk full.")

        presenter.didTapRetry()
        presenter.didFetchPictures([.rose])

        #expect(
            roles.messages
                == [.showLoading(false), .showStatus("Could not load favorites. Disk full."), .showRetry(true)]
                + beginning + [.showLoading(false), .showPictures([.likedRose]), .showStatus(nil)]
        )
    }

    @Test func `A picture is unliked by its id, and the change shows`() {
        let (presenter, roles) = makeFavorites()

        presenter.didTapUnlike(id: "t")
        presenter.didChangeLikes()

        #expect(roles.messages == [.unlike("t")] + beginning)
    }

    @Test func `An unlike that cannot be stored is told`() {
        let (presenter, roles) = makeFavorites()

        presenter.didFailToSave(reason: "Disk full.")

        #expect(roles.messages == [.showAlert(.couldNotSave("Disk full."))])
    }

    @Test func `Log out is passed on`() {
        let (presenter, roles) = makeFavorites()

        presenter.didTapLogOut()

        #expect(roles.messages == [.logOut])
    }

    private let beginning: [FavoritesRolesSpy.Message] = [
        .showStatus(nil), .showRetry(false), .showLoading(true), .fetchPictures,
    ]
}

private func makeFavorites() -> (FavoritesPresenter, FavoritesRolesSpy) {
    let roles = track(FavoritesRolesSpy())
    let presenter = track(FavoritesPresenter(interactor: roles, router: roles))
    presenter.view = roles
    return (presenter, roles)
}
