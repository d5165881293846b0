import Shared
import TestSupport
import Testing

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
