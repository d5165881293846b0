import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import AppCommand

@Suite(.leakCheck)
struct ContentLifetimeTests {
    @Test(arguments: Pattern.allCases, [false, true])
    func `Photo is freed when it is left`(on pattern: Pattern, midRequest: Bool) async throws {
        let app = try await launchPhotos(pattern)
        let before = app.census
        if midRequest { app.photos.hold() }
        try app.device.tap(.number(1))
        await app.settle()
        let photo = app.census.newcomers(since: before)

        try app.device.back()
        await app.settle()

        try photo.names.expect(pattern.objects.photo)
        #expect(photo.alive.isEmpty)
        app.photos.messages.expect([.firstPage, .photo(1)] + (midRequest ? [.canceled] : []))
    }

    @Test(arguments: Pattern.allCases)
    func `A photo found to be gone after its screen was left shows no alert`(on pattern: Pattern) async throws {
        let app = try await launchPhotos(pattern)
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

    @Test(arguments: Pattern.allCases, ["Save", "Delete"])
    func `A photo left during a write is written, and a failure shows a notice`(on pattern: Pattern, button: String)
        async throws
    {
        let app = try await launchPhotos(pattern)
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
        #expect(alive.isEmpty)
        app.photos.messages.expect([.firstPage, .photo(1), write])
        let change = button == "Save" ? "save the title" : "delete the photo"
        #expect(ScreenText(app.device).lines.last == "* Could not \(change). This photo no longer exists.")
    }

    @Test(arguments: Pattern.allCases)
    func `A feed left during its requests is freed and cancels them`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern, session: .sample)
        let before = app.census
        app.feed.hold()
        app.favorites.hold()
        try app.device.tap(.title("Flowers"), in: "Categories")
        await app.settle()
        let feed = app.census.newcomers(since: before)

        try app.device.back()
        await app.settle()

        try feed.names.expect(pattern.objects.feed)
        #expect(feed.alive.isEmpty)
        app.feed.messages.expect([.pictures(of: "Flowers"), .canceled])
        app.favorites.messages.expect([.likedIDs, .canceled])
    }

    @Test(arguments: Pattern.allCases)
    func `A logout while the tabs load frees them and cancels their requests`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern, session: .sample) { $0.latency = .seconds(1) }
        app.photos.hold()
        app.photos.holdReloads()
        app.favorites.hold()
        try app.device.selectTab("Photos")
        try app.device.selectTab("Favorites")
        await app.settle()
        app.photos.changes.announce()
        await app.settle()
        let tabs = app.census

        try app.device.tap("Log out")
        await app.settle()

        app.photos.messages.expect([.firstPage, .photos(through: nil), .canceled, .canceled])
        app.favorites.messages.expect([.all, .canceled])
        #expect(tabs.alive.isEmpty)
    }
}

extension ContentLifetimeTests {
    @Test(arguments: Pattern.allCases, ["Like", "Unlike"])
    func `A feed left during a write is freed, and a failure shows a notice`(on pattern: Pattern, action: String)
        async throws
    {
        let app = await launchApp(pattern, session: .sample)
        let before = app.census
        app.feed.answer = .success([.tulip])
        app.favorites.answers.likedIDs = .success(action == "Like" ? [] : [FeedPicture.tulip.id])
        app.favorites.answers.like = .failure(StorageError("disk full"))
        app.favorites.answers.unlike = .failure(StorageError("disk full"))
        try app.device.tap(.title("Flowers"), in: "Categories")
        await app.settle()
        let feed = app.census.newcomers(since: before)
        app.favorites.hold()
        try app.device.tap(action, of: .number(1))
        await app.settle()

        try app.device.back()
        await app.settle()
        let alive = feed.alive
        app.favorites.release()
        await app.settle()

        #expect(alive.isEmpty)
        let reason = "The device could not store or read its data. Try again."
        #expect(ScreenText(app.device).lines.last == "* Could not \(action.lowercased()) the picture. \(reason)")
    }

    @Test(arguments: Pattern.allCases)
    func `Add image left during a save is freed, and a failure shows a notice`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern, session: .sample)
        let before = app.census
        app.content.addError = StorageError("disk full")
        try app.device.tap("Add image")
        let sheet = app.census.newcomers(since: before)
        try app.device.type(AddImageForm.valid.author, into: "Author")
        try app.device.type(AddImageForm.valid.address, into: "Image URL")

        try app.device.tap("Save")
        try app.device.back()
        await app.settle()

        try sheet.names.expect(pattern.objects.addImage)
        #expect(sheet.alive.isEmpty)
        let reason = "The device could not store or read its data. Try again."
        #expect(ScreenText(app.device).lines.last == "* Could not save the picture. \(reason)")
    }

    @Test(arguments: Pattern.allCases, [false, true])
    func `A change that fails after a tap on Log out shows nothing`(on pattern: Pattern, isLoggedOut: Bool) async throws
    {
        let app = try await launchPhotos(pattern)
        app.photos.hold()
        app.sessions.hold()
        app.photos.answers.delete = .failure(StorageError("disk full"))
        app.application?.open(.photo(1))
        app.photos.release()
        await app.settle()
        app.photos.hold()
        try app.device.tap("Delete")
        await app.settle()
        try app.device.tap("Delete")
        await app.settle()
        try app.device.back()
        try app.device.tap("Log out")
        if isLoggedOut { app.sessions.release() }
        await app.settle()

        app.photos.release()
        await app.settle()

        #expect(app.device.screen?.title == (isLoggedOut ? "Log in" : "Photos"))
        #expect(app.photos.messages.last == .delete(1))
        #expect(app.device.alert == nil)
        #expect(app.device.notice == nil)
        app.sessions.release()
        await app.settle()
    }
}

/// Launches the app and shows the tab Photos with photo 1.
private func launchPhotos(_ pattern: Pattern) async throws -> LaunchedApp {
    let app = await launchApp(pattern, session: .sample)
    app.photos.answers.firstPage = .success(.sample(1...1))
    app.photos.answers.photo = .success(.sample(1))
    try app.device.selectTab("Photos")
    await app.settle()
    return app
}
