import Foundation
import Shared
import TestSupport
import Testing

/// The content of an account: favorites and added pictures.
struct AccountContentTests {
    private let fixture: AccountsFixture
    private var favorites: any FavoriteStore { fixture.services.favorites }
    private var pictures: any AddedPictureStore { fixture.services.addedPictures }

    init() async throws {
        fixture = try await AccountsFixture()
        try await fixture.accounts.logIn(makeCredentials())
    }

    @Test func `The latest like comes first, also after an unlike, and a second like changes nothing`() async throws {
        for id: FeedPicture.ID in ["a", "b", "a", "c"] { try await favorites.like(makeFeedPicture(id)) }
        try await favorites.all().expect(["c", "b", "a"].map { makeFeedPicture(ExactText($0)) })
        #expect(try await favorites.likedIDs() == ["a", "b", "c"])

        for id: FeedPicture.ID in ["a", "never liked"] { try await favorites.unlike(id) }
        #expect(try await favorites.likedIDs() == ["b", "c"])
        try await favorites.like(makeFeedPicture("a"))

        try await favorites.all().map(\.id).expect(["a", "c", "b"])
    }

    @Test func `The picture added last comes first, and stays after a restart`() async throws {
        for author in ["One", "Two"] { try await pictures.add(makeNewPicture(author)) }

        let restarted = try await AccountsFixture(at: fixture.location)

        let expected = [("added-2", "Two"), ("added-1", "One")].map { id, author in
            Picture(id: ExactText(id), author: author, address: "https://example.com/\(author)")
        }
        #expect(try await restarted.services.addedPictures.all() == expected)
    }

    @Test
    func `Each account has its own favorites and added pictures, which another's unlike leaves alone`() async throws {
        try await favorites.like(makeFeedPicture("a"))
        try await pictures.add(makeNewPicture("One"))

        try await fixture.accounts.logIn(makeCredentials("anas@elgrocer.com"))
        #expect(try await favorites.all().isEmpty)
        #expect(try await pictures.all().isEmpty)
        for id: FeedPicture.ID in ["a", "b"] { try await favorites.like(makeFeedPicture(id)) }
        try await favorites.unlike("a")
        #expect(try await favorites.likedIDs() == ["b"])

        try await fixture.accounts.logIn(makeCredentials())
        #expect(try await favorites.likedIDs() == ["a"])
        try await favorites.all().map(\.id).expect(["a"])
        try await pictures.all().map(\.author).expect(["One"])
    }

    @Test func `An app without a session reads and stores no content, and the reason says so`() async throws {
        try await favorites.like(makeFeedPicture("a"))
        try await fixture.sessions.remove()

        let loggedOut = AccountError.loggedOut
        await #expect(throws: loggedOut) { try await favorites.all() }
        await #expect(throws: loggedOut) { try await favorites.likedIDs() }
        await #expect(throws: loggedOut) { try await pictures.all() }
        await #expect(throws: loggedOut) { try await favorites.like(makeFeedPicture("b")) }
        await #expect(throws: loggedOut) { try await favorites.unlike("a") }
        await #expect(throws: loggedOut) { try await pictures.add(makeNewPicture("One")) }
        #expect(Failure(loggedOut).reason == "Your session has ended. Log out, then log in again.")
    }

    @Test
    @MainActor
    func `Every change is announced to a subscription`() async throws {
        let log = Log()
        var subscriptions = [
            favorites.changes.observe { log.add("favorites") }, pictures.changes.observe { log.add("pictures") },
        ]

        try await favorites.like(makeFeedPicture("a"))
        try await favorites.unlike("a")
        try await pictures.add(makeNewPicture("One"))
        await fixture.clock.settle()
        #expect(subscriptions.count == 2)
        subscriptions = []
        try await favorites.like(makeFeedPicture("a"))
        await fixture.clock.settle()

        log.entries.expect(["favorites", "favorites", "pictures"])
    }
}

private func makeFeedPicture(_ id: FeedPicture.ID) -> FeedPicture {
    FeedPicture(id: id, title: "\u{1B}Title \(id)", photographer: "\u{202E}Ann", thumbnail: "https://example.com/\(id)")
}

private func makeNewPicture(_ author: String) throws -> NewPicture {
    try AddImageForm(author: " \(author) ", address: " https://example.com/\(author)\n").validated()
}
