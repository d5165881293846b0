import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct FavoritesViewControllerTests {
    @Test func `The favorites show in the store's order`() async throws {
        let (_, bench) = await showFavorites(.success([.tulip, .rose]))

        bench.favorites.messages.expect([.all])
        try bench.device.rows().expect([.likedTulip, .likedRose])
    }

    @Test func `A picture without a title shows as “Untitled”`() async throws {
        let (_, bench) = await showFavorites(.success([.rose, .untitled]))

        try bench.device.rows().map(\.title).expect(["Rose", "Untitled"])
    }

    @Test func `An empty list shows “No favorites yet”`() async throws {
        let (_, bench) = await showFavorites(.success([]))

        try bench.device.sections("Favorites").map(\.status).expect([StatusText.noFavorites])
    }

    @Test func `A failed load shows its reason and Retry, which hides both and loads again`() async throws {
        let (_, bench) = await showFavorites(.failure(StorageError("disk full")))
        let failed = try bench.device.sections("Favorites").map(\.status)

        bench.favorites.answers.all = .success([.rose])
        try bench.device.tap("Retry")
        let retrying = ScreenText(bench.device).lines
        await bench.clock.settle()

        failed.expect(["Could not load favorites. The device could not store or read its data. Try again."])
        retrying.expect(["= Favorites …", "  [Log out]"])
        try bench.device.rows().expect([.likedRose])
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }

    @Test func `Unlike removes the picture from the store, and the change shows`() async throws {
        let (_, bench) = await showFavorites(.success([.tulip, .rose]))

        try bench.device.tap("Unlike", of: .title("Tulip"))
        await bench.clock.settle()
        let before = try bench.device.rows().count
        bench.favorites.answers.all = .success([.rose])
        bench.favorites.changes.announce()
        await bench.clock.settle()

        #expect(before == 2)
        bench.favorites.messages.expect([.all, .unlike("t"), .all])
        try bench.device.rows().expect([.likedRose])
    }

    @Test func `A change during a load starts another, and the first answer changes nothing`() async throws {
        let (_, bench) = await showFavorites(.success([.tulip]))
        bench.favorites.hold()
        for _ in 1...2 {
            bench.favorites.changes.announce()
            await bench.clock.settle()
        }

        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.expect([.all, .all, .canceled, .all])
        #expect(bench.device.screen?.isBusy == false)
    }

    @Test func `An unlike that cannot be stored shows an alert, unless it was canceled`() async throws {
        let (_, bench) = await showFavorites(.success([.tulip]))
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        try bench.device.tap("Unlike", of: .number(1))
        await bench.clock.settle()
        let alert = bench.device.alert?.content
        try bench.device.tap("OK")
        bench.favorites.answers.unlike = .failure(CancellationError())
        try bench.device.tap("Unlike", of: .number(1))
        await bench.clock.settle()

        #expect(alert == .couldNotSave("The device could not store or read its data. Try again."))
        #expect(bench.device.alert == nil)
    }

    @Test func `Log out reaches the app`() async throws {
        let (delegate, bench) = await showFavorites(.success([]))

        try bench.device.tap("Log out")

        delegate.messages.expect([.didAskToLogOut])
    }
}

/// Shows the screen, and returns once `pictures` are answered.
private func showFavorites(_ pictures: Result<[FeedPicture], any Error>) async -> (DelegateSpy, Bench) {
    let bench = Bench()
    bench.favorites.answers.all = pictures
    let delegate = track(DelegateSpy())
    bench.show(
        track(
            FavoritesViewController(
                favorites: bench.favorites,
                activity: bench.clock.activity,
                logOutDelegate: delegate
            )
        )
    )
    await bench.clock.settle()
    return (delegate, bench)
}

extension Row {
    fileprivate static let likedRose = Row(
        id: "r",
        title: "Rose",
        subtitle: "Ada",
        thumbnail: "https://example.com/rose",
        mark: "♥",
        actions: [Row.Action("Unlike")]
    )
}
