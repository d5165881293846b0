import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct FavoritesViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (view, output, bench) = makeFavoritesView()
        view.showPictures([.likedTulip, .likedRose])
        view.showRetry(true)

        try bench.device.tap("Retry")
        try bench.device.tap("Unlike", of: .title("Rose"))
        try bench.device.tap("Log out")

        #expect(output.messages == [.viewDidLoad, .didTapRetry, .didTapUnlike("r"), .didTapLogOut])
    }

    @Test func `A row shows title, photographer, thumbnail and ♥`() throws {
        let (view, _, bench) = makeFavoritesView()

        view.showPictures([.likedTulip])

        #expect(try bench.device.rows() == [.likedTulip])
    }

    @Test func `Busy state, status and Retry are shown and hidden`() throws {
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

    @Test func `An alert is shown`() {
        let (view, _, bench) = makeFavoritesView()

        view.showAlert(.couldNotSave("Disk full."))

        #expect(bench.device.alert?.content == .couldNotSave("Disk full."))
    }
}

private func makeFavoritesView() -> (FavoritesViewController, FavoritesViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(FavoritesViewOutputSpy())
    let view = track(FavoritesViewController(output: output))
    bench.show(view)
    return (view, output, bench)
}
