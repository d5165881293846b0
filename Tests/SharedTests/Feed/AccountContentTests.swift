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

    @Test func `A second like, an unlike before any like and one by another account change nothing`() async throws {
        for id: FeedPicture.ID in ["a", "b", "a"] { try await favorites.like(makeFeedPicture(id)) }
        try await favorites.unlike("never liked")
        try await fixture.accounts.logIn(makeCredentials("anas@elgrocer.com"))
        try await favorites.unlike("a")
        try await fixture.accounts.logIn(makeCredentials())

        #expect(try await favorites.all() == ["b", "a"].map { makeFeedPicture(ExactText($0)) })
        #expect(try await favorites.likedIDs() == ["a", "b"])
    }

    @Test func `The picture added last comes first, and stays after a restart`() async throws {
        for author in ["One", "Two"] { try await pictures.add(makeNewPicture(author)) }

        let restarted = try await AccountsFixture(at: fixture.location)

        let expected = [("added-2", "Two"), ("added-1", "One")].map { id, author in
            Picture(id: ExactText(id), author: author, address: "https://example.com/\(author)")
        }
        #expect(try await restarted.services.addedPictures.all() == expected)
    }

    @Test func `An app without a session reads and stores no content`() async throws {
        try await favorites.like(makeFeedPicture("a"))
        try await fixture.sessions.remove()

        let failures = await [
            failure { try await favorites.all() }, failure { try await favorites.likedIDs() },
            failure { try await favorites.like(makeFeedPicture("b")) }, failure { try await favorites.unlike("a") },
            failure { try await pictures.all() }, failure { try await pictures.add(makeNewPicture("One")) },
        ]

        #expect(failures == Array(repeating: .loggedOut, count: 6))
    }
}

private func makeFeedPicture(_ id: FeedPicture.ID) -> FeedPicture {
    FeedPicture(id: id, title: "\u{1B}Title \(id)", photographer: "\u{202E}Ann", thumbnail: "https://example.com/\(id)")
}

private func makeNewPicture(_ author: String) throws -> NewPicture {
    try AddImageForm(author: " \(author) ", address: " https://example.com/\(author)\n").validated()
}
