import Foundation
import Shared
import TestSupport
import Testing

struct UnsplashServiceTests {
    @Test(
        arguments: [
            ("\"A\"", "\"B\"", "A"), ("null", "\"B\"", "B"), ("\" \\n\"", "\"B\"", "B"), ("null", "null", "Untitled"),
            ("\"\"", "\"\"", "Untitled"), ("\" A \"", "null", " A "),
        ]
    )
    func `A title is the first description that is not blank`(
        description: String,
        alternative: String,
        title: String
    ) async throws {
        let picture = Self.picture("x", description: description, alternative: alternative)

        let pictures = try await makeService([picture]).pictures(of: "Cakes")

        let expected = FeedPicture(id: "x", title: title, photographer: "Ann", thumbnail: "https://s.example")
        pictures.expect([expected])
    }

    @Test func `A page has up to 20 pictures, of one id the first, and ids that differ in their bytes are different`()
        async throws
    {
        let ids = ["\u{E9}", "x", "e\u{301}", "x", "\u{E9}"] + (1...25).map { "\($0)" }
        let answers = ids.enumerated().map { Self.picture($1, description: "\"\($0)\"", alternative: "null") }

        let pictures = try await makeService(answers).pictures(of: "Cakes")

        pictures.map(\.id).expect(["\u{E9}", "x", "e\u{301}"] + (1...17).map { "\($0)" })
        pictures.prefix(3).map(\.title).expect(["0", "1", "2"])
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
