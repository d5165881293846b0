import Headless
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct FavoritesViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (view, presenter, bench) = makeFavoritesView()
        view.showPictures([.likedTulip, .likedRose])
        view.showRetry(true)

        try bench.device.tap("Retry")
        try bench.device.tap("Unlike", of: .title("Rose"))
        try bench.device.tap("Log out")

        presenter.messages.expect([.viewDidLoad, .didTapRetry, .didTapUnlike("r"), .didTapLogOut])
    }

    @Test func `A row shows title, photographer, thumbnail and mark`() throws {
        let (view, _, bench) = makeFavoritesView()

        view.showPictures([.likedTulip])

        try bench.device.rows().expect([.likedTulip])
    }

    @Test func `Busy mark, status and Retry show until they are hidden`() {
        let (view, _, bench) = makeFavoritesView()

        view.showLoading(true)
        view.showStatus(StatusText.noFavorites)
        view.showRetry(true)
        let shown = ScreenText(bench.device).lines
        view.showLoading(false)
        view.showStatus(nil)
        view.showRetry(false)

        shown.expect(["= Favorites …", "  [Log out]", "  No favorites yet", "  [Retry]"])
        ScreenText(bench.device).lines.expect(["= Favorites", "  [Log out]"])
    }

    @Test func `An alert is shown`() {
        let (view, _, bench) = makeFavoritesView()

        view.showAlert(.couldNotSave("Disk full."))

        #expect(bench.device.alert?.content == .couldNotSave("Disk full."))
    }
}

private func makeFavoritesView() -> (FavoritesViewController, FavoritesPresenterSpy, Bench) {
    let bench = Bench()
    let presenter = track(FavoritesPresenterSpy())
    let view = track(FavoritesViewController(presenter: presenter))
    bench.show(view)
    return (view, presenter, bench)
}
