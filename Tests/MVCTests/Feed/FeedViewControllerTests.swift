import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct FeedViewControllerTests {
    @Test func `The pictures of the category show, liked ones marked`() async throws {
        let bench = await showFeed(liked: ["t"])

        #expect(bench.device.screen?.title == "Flowers")
        bench.feed.messages.expect([.pictures(of: "Flowers")])
        try bench.device.rows().expect([.rose, .likedTulip])
    }

    @Test func `A picture without a title shows as “Untitled”`() async throws {
        let bench = await showFeed(.success([.rose, .untitled]))

        try bench.device.rows().map(\.title).expect(["Rose", "Untitled"])
    }

    @Test func `An empty category shows “Nothing here yet”`() async throws {
        let bench = await showFeed(.success([]))

        try bench.device.sections("Flowers").map(\.status).expect([StatusText.nothingHere])
    }

    @Test func `A failed load shows its reason and Retry, which hides both and loads all again`() async throws {
        let bench = await showFeed(.failure(ServiceError.notFound))
        let failed = try bench.device.sections("Flowers").map(\.status)

        bench.feed.answer = .success([.rose])
        try bench.device.tap("Retry")
        let retrying = ScreenText(bench.device).lines
        await bench.clock.settle()

        failed.expect(["Could not load pictures. Not found."])
        retrying.expect(["= Flowers …"])
        try bench.device.rows().expect([.rose])
        bench.favorites.messages.expect([.likedIDs, .likedIDs])
    }

    @Test func `Like and unlike reach the store, and the change shows`() async throws {
        let bench = await showFeed(liked: ["t"])

        try bench.device.tap("Like", of: .title("Rose"))
        try bench.device.tap("Unlike", of: .title("Tulip"))
        await bench.clock.settle()
        bench.favorites.answers.likedIDs = .success(["r"])
        bench.favorites.changes.announce()
        await bench.clock.settle()

        #expect(bench.favorites.messages.contains(.like(.rose)))
        #expect(bench.favorites.messages.contains(.unlike("t")))
        try bench.device.rows().map(\.mark).expect(["♥", "♡"])
    }

    @Test func `Likes that change while they are read are read again`() async throws {
        let bench = await showFeed()
        bench.favorites.hold()
        bench.favorites.changes.announce()
        await bench.clock.settle()

        bench.favorites.answers.likedIDs = .success(["r"])
        bench.favorites.changes.announce()
        await bench.clock.settle()
        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.expect([.likedIDs, .likedIDs, .canceled, .likedIDs])
        try bench.device.rows().map(\.mark).expect(["♥", "♡"])
    }

    @Test func `Likes that cannot be read again stay as they were, and a notice says why`() async throws {
        let bench = await showFeed(liked: ["t"])
        bench.favorites.answers.likedIDs = .failure(StorageError("disk full"))

        bench.favorites.changes.announce()
        await bench.clock.settle()

        try bench.device.rows().expect([.rose, .likedTulip])
        #expect(bench.device.notice == "The device could not store or read its data. Try again.")
    }

    @Test(arguments: zip(["Like", "Unlike"], ["Rose", "Tulip"]))
    func `A like or unlike that cannot be stored shows an alert`(action: String, title: String) async throws {
        let bench = await showFeed(liked: ["t"])
        bench.favorites.answers.like = .failure(StorageError("disk full"))
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        try bench.device.tap(action, of: .title(title))
        await bench.clock.settle()

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        #expect(bench.device.alert?.content == alert)
    }

    @Test(arguments: zip(["Like", "Unlike"], [StoredChange.like, .unlike]))
    func `A like or unlike outlives its screen, and its failure is reported to the app`(
        action: String,
        change: StoredChange
    ) async throws {
        let bench = await showFeed(liked: ["t"])
        let reported = bench.clock.activity.orphanedFailures.log()
        bench.favorites.hold()
        bench.favorites.answers.like = .failure(StorageError("disk full"))
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))
        try bench.device.tap(action, of: .title(action == "Like" ? "Rose" : "Tulip"))
        await bench.clock.settle()

        try bench.device.back()
        bench.favorites.release()
        await bench.clock.settle()

        #expect(bench.favorites.messages.last == (change == .like ? .like(.rose) : .unlike("t")))
        reported.entries.expect(["\(change): storage"])
        #expect(bench.device.alert == nil)
    }
}

/// Shows the feed of the category Flowers above another screen, and returns once it is loaded.
private func showFeed(
    _ pictures: Result<[FeedPicture], any Error> = .success([.rose, .tulip]),
    liked: Set<FeedPicture.ID> = []
) async -> Bench {
    let bench = Bench()
    bench.feed.answer = pictures
    bench.favorites.answers.likedIDs = .success(liked)
    bench.show(
        UnrelatedView(),
        track(
            FeedViewController(
                category: "Flowers",
                feed: bench.feed,
                favorites: bench.favorites,
                activity: bench.clock.activity
            )
        )
    )
    await bench.clock.settle()
    return bench
}
