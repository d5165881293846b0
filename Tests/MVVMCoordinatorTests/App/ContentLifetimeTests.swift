import Headless
import Screens
import Shared
import TestSupport
import Testing

/// Every object of a screen above a tab is freed when the screen is left, and what is answered then changes nothing.
@Suite(.leakCheck)
struct ContentLifetimeTests {
    @Test(arguments: [false, true])
    func `Photo goes when it is left`(midRequest: Bool) async throws {
        let app = try await launchPhotos()
        let before = app.census
        if midRequest { app.photos.hold() }
        try app.device.tap(.number(1))
        await app.settle()
        let photo = app.census.newcomers(since: before)

        try app.device.back()
        await app.settle()

        #expect(photo.names == Modules.photo)
        #expect(photo.alive == [])
        #expect(app.photos.messages == [.firstPage, .photo(1)] + (midRequest ? [.canceled] : []))
    }

    @Test func `A photo that is gone by the time it was left is not told of`() async throws {
        let app = try await launchPhotos()
        app.photos.hold()
        app.photos.answers.photo = .failure(PhotoError.gone)
        try app.device.tap(.number(1))
        await app.settle()

        try app.device.back()
        app.photos.release()
        await app.settle()

        #expect(app.device.alert == nil)
        #expect(app.device.screen?.title == "Photos")
    }

    @Test(arguments: ["Save", "Delete"])
    func `A photo left while it is written is written all the same, and nobody told`(button: String) async throws {
        let app = try await launchPhotos()
        let before = app.census
        try app.device.tap(.number(1))
        await app.settle()
        let photo = app.census.newcomers(since: before)
        app.photos.hold()
        app.photos.answers.rename = .failure(PhotoError.gone)
        app.photos.answers.delete = .failure(PhotoError.gone)
        try app.device.tap(button)
        await app.settle()
        if button == "Delete" { try app.device.tap("Delete") }
        await app.settle()

        try app.device.back()
        await app.settle()
        let alive = photo.alive
        app.photos.release()
        await app.settle()

        let write = button == "Save" ? PhotoRepositoryStub.Message.rename(1, to: "Photo 1") : .delete(1)
        #expect(alive == [])
        #expect(app.photos.messages == [.firstPage, .photo(1), write])
        #expect(app.device.alert == nil)
        #expect(app.device.notice == nil)
    }

    @Test func `A feed goes in the middle of its requests too`() async throws {
        let app = await launchApp(session: .sample)
        let before = app.census
        app.feed.hold()
        app.favorites.hold()
        try app.device.tap(.title("Flowers"), in: "Categories")
        await app.settle()
        let feed = app.census.newcomers(since: before)

        try app.device.back()
        await app.settle()

        #expect(feed.names == Modules.feed)
        #expect(feed.alive == [])
        #expect(app.feed.messages == [.pictures(of: "Flowers"), .canceled])
        #expect(app.favorites.messages == [.likedIDs, .canceled])
    }

    @Test func `Photos and Favorites go at log out, in the middle of their requests too`() async throws {
        let app = await launchApp(session: .sample)
        app.photos.hold()
        app.favorites.hold()
        try app.device.selectTab("Photos")
        try app.device.selectTab("Favorites")
        await app.settle()
        let tabs = app.census

        try app.device.tap("Log out")
        await app.settle()

        #expect(app.photos.messages == [.firstPage, .canceled])
        #expect(app.favorites.messages == [.all, .canceled])
        #expect(tabs.alive == [])
    }
}

/// The app with the tab Photos shown, where there is photo 1.
private func launchPhotos() async throws -> LaunchedApp {
    let app = await launchApp(session: .sample)
    app.photos.answers.firstPage = .success(.sample(1...1))
    app.photos.answers.photo = .success(.sample(1))
    try app.device.selectTab("Photos")
    await app.settle()
    return app
}
