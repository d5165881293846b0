import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct FavoritesViewControllerTests {
    @Test func `What a person does is told`() throws {
        let (view, presenter, bench) = makeFavoritesView()
        view.showPictures([.likedTulip, .likedRose])
        view.showRetry(true)

        try bench.device.tap("Retry")
        try bench.device.tap("Unlike", of: .title("Rose"))
        try bench.device.tap("Log out")

        #expect(presenter.messages == [.viewDidLoad, .didTapRetry, .didTapUnlike("r"), .didTapLogOut])
    }

    @Test func `A row gives title, photographer, thumbnail, and that it is liked`() throws {
        let (view, _, bench) = makeFavoritesView()

        view.showPictures([.likedTulip])

        #expect(try bench.device.rows() == [.likedTulip])
    }

    @Test func `It shows what it is told, until it is taken away`() throws {
        let (view, _, bench) = makeFavoritesView()

        view.showLoading(true)
        view.showStatus(StatusText.noFavorites)
        view.showRetry(true)
        #expect(bench.device.screen?.isBusy == true)
        #expect(try bench.device.sections("Favorites").first?.status == StatusText.noFavorites)
        view.showLoading(false)
        view.showStatus(nil)
        view.showRetry(false)

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.sections("Favorites").first?.status == nil)
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }

    @Test func `An alert reaches the person`() {
        let (view, _, bench) = makeFavoritesView()

        view.showAlert(.couldNotSave("Disk full."))

        #expect(bench.device.alert?.content == .couldNotSave("Disk full."))
    }

    @Test func `Log out ends the session`() async {
        let (view, _, bench) = makeFavoritesView()

        view.logOut()
        await bench.clock.settle()

        #expect(bench.sessions.messages == [.remove])
        #expect(bench.device.screen?.title == "Log in")
    }
}

private func makeFavoritesView() -> (FavoritesViewController, FavoritesPresenterSpy, Bench) {
    var bench = Bench()
    let app = track(AppController(services: bench.services, window: bench.window))
    let presenter = track(FavoritesPresenterSpy())
    let view = track(FavoritesViewController(presenter: presenter, app: app))
    bench.app = app
    bench.show(view)
    return (view, presenter, bench)
}
