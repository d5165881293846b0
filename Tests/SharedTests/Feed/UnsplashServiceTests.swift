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
        let client = ScriptedClient(clock: VirtualClock())
        client.answer(
            "/search/photos?query=Cakes&page=1&per_page=20",
            .json(
                """
                {"total": 1, "total_pages": 1, "results": [{"id": "x", "description": \(description),
                "alt_description": \(alternative), "urls": {"small": "https://s.example", "regular": ""},
                "user": {"name": "Ann"}}]}
                """
            )
        )
        let service = UnsplashService(client: client, accessKey: "demo")

        let pictures = try await service.pictures(of: "Cakes")

        let expected = FeedPicture(id: "x", title: title, photographer: "Ann", thumbnail: "https://s.example")
        #expect(pictures == [expected])
    }
}
