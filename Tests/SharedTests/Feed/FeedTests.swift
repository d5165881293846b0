import Foundation
import TestSupport
import Testing

@testable import Shared

struct PicsumServiceTests {
    @Test func `The pictures are up to 15 of the fourth page, each once, with author and image`() async throws {
        let client = ScriptedClient(clock: VirtualClock())
        let answers = (1...17).flatMap { number in
            ["first", "again"].map { author in
                """
                {"id": "\(number)", "author": "\(author)", "width": 1, "height": 2, "url": "page",
                "download_url": "https://picsum.photos/id/\(number)"}
                """
            }
        }
        client.answer("/v2/list?page=4&limit=15", .json("[\(answers.joined(separator: ", "))]"))

        let pictures = try await PicsumService(client: client).pictures()

        let expected = (1...15).map { number in
            Picture(id: "\(number)", author: "first", address: "https://picsum.photos/id/\(number)")
        }
        #expect(pictures == expected)
    }
}

struct UnsplashServiceTests {
    @Test func `A page has up to 20 pictures, of one id the first, and ids that differ in their bytes are different`()
        async throws
    {
        let ids = ["\u{E9}", "x", "e\u{301}", "x", "\u{E9}"] + (1...25).map { "\($0)" }
        let answers = ids.enumerated().map { Self.picture($1, description: "\"\($0)\"", alternative: "null") }

        let pictures = try await makeService(answers).pictures(of: "Cakes")

        pictures.map(\.id).expect(["\u{E9}", "x", "e\u{301}"] + (1...17).map { "\($0)" })
        pictures.prefix(3).map(\.title).expect(["0", "1", "2"])
    }

    @Test func `A picture without a visible description is untitled`() async throws {
        let descriptions = [(#"" ""#, #""Roses""#), (#""\u3164""#, #""\u2800 ""#), ("null", "null")]
        let answers = descriptions.enumerated().map { Self.picture("\($0)", description: $1.0, alternative: $1.1) }

        let pictures = try await makeService(answers).pictures(of: "Cakes")

        pictures.map(\.title).expect(["Roses", "", ""])
    }

    @Test func `Its request carries the access key`() async throws {
        let answer = HTTPResponse(status: 200, body: Data(#"{"total": 0, "total_pages": 0, "results": []}"#.utf8))
        let client = HTTPClientStub([.success(answer)])

        let pictures = try await UnsplashService(client: client, accessKey: "secret").pictures(of: "Cakes")

        #expect(pictures.isEmpty)
        await client.messages.map(\.headers).expect([["Authorization": "Client-ID secret"]])
    }

    private func makeService(_ pictures: [String]) -> UnsplashService {
        let client = ScriptedClient(clock: VirtualClock())
        client.answer(
            "/search/photos?query=Cakes&page=1&per_page=20",
            .json(
                """
                {"total": 1, "total_pages": 1, "results": [\(pictures.joined(separator: ", "))]}
                """
            )
        )
        return UnsplashService(client: client, accessKey: "demo")
    }

    private static func picture(_ id: String, description: String, alternative: String) -> String {
        """
        {"id": "\(id)", "description": \(description), "alt_description": \(alternative),
        "urls": {"small": "https://s.example", "regular": ""}, "user": {"name": "Ann"}}
        """
    }
}

/// The content of an account: favorites and added pictures.
struct AccountContentTests {
    private let fixture: AccountsFixture
    private var favorites: any FavoriteStore { fixture.services.favorites }
    private var pictures: any AddedPictureStore { fixture.services.addedPictures }

    init() async throws {
        fixture = try await AccountsFixture()
        try await fixture.logIn()
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

    @Test func `An account likes and unlikes for itself alone`() async throws {
        try await favorites.like(makeFeedPicture("a"))
        try await fixture.logIn("anas@elgrocer.com")

        try await favorites.like(makeFeedPicture("a"))
        try await favorites.unlike("a")

        try await fixture.logIn()
        #expect(try await favorites.likedIDs() == ["a"])
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
}

private func makeFeedPicture(_ id: FeedPicture.ID) -> FeedPicture {
    FeedPicture(id: id, title: "\u{1B}Title \(id)", photographer: "\u{202E}Ann", thumbnail: "https://example.com/\(id)")
}

private func makeNewPicture(_ author: String) throws -> NewPicture {
    try AddImageForm(author: " \(author) ", address: " https://example.com/\(author)\n").validated()
}
