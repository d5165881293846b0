import Foundation
import Shared
import Testing

@Suite struct `A service’s response` {
    @Test func `is decoded as a picture`() throws {
        let json = """
            [{"id": "7", "author": "Ann\\u001b[2J", "width": 3, "height": 2, "url": "u", "download_url": "d", "more": 1}]
            """

        let pictures = try response(json).decoded(as: [PicsumPicture].self)

        #expect(pictures.map(\.author) == ["Ann\u{1B}[2J"])
        #expect(pictures.map(\.downloadURL) == ["d"])
    }

    @Test func `may contain a feed picture without descriptions`() throws {
        let picture = #""urls": {"small": "s", "regular": "r", "raw": "x"}, "user": {"name": "N", "id": "n"}"#
        let json = """
            {"total": 2, "total_pages": 1, "results": [
                {"id": "a", "description": null, "alt_description": "alt", \(picture)},
                {"id": "b", \(picture)}
            ]}
            """

        let search = try response(json).decoded(as: UnsplashSearch.self)

        #expect(search.results.map(\.description) == [nil, nil])
        #expect(search.results.map(\.altDescription) == ["alt", nil])
    }

    @Test(arguments: [
        "", "<html><body>Welcome</body></html>", #"[{"albumId": 1, "id": 1, "title": "a", "url": "u""#,
        #"{"photos": []}"#, #"[{"albumId": 1, "id": "1", "title": "a", "url": "u", "thumbnailUrl": "t"}]"#,
        #"[{"albumId": 1, "id": 1, "url": "u", "thumbnailUrl": "t"}]"#,
        #"[{"albumId": 1, "id": 1, "title": null, "url": "u", "thumbnailUrl": "t"}]"#,
        #"[{"albumId": 1, "id": 1e99, "title": "a", "url": "u", "thumbnailUrl": "t"}]"#, "[null]",
        String(repeating: "[", count: 100_000),
    ])
    func `is unexpected if it is not JSON, has the wrong shape or is truncated`(text: String) {
        #expect(throws: ServiceError.unexpected) {
            try response(text).decoded(as: [PlaceholderPhoto].self)
        }
    }

    @Test(arguments: [
        (ServiceError.noConnection, "No connection. Check your network and try again."),
        (.timedOut, "The service took too long to answer."),
        (.refused, "The service refused the request."),
        (.notFound, "Not found."),
        (.unavailable(retryAfter: .seconds(3)), "The service is having trouble. Try again later."),
        (.cutShort, "The service sent something unexpected."),
        (.tooLarge, "The service sent something unexpected."),
        (.unexpected, "The service sent something unexpected."),
    ])
    func `fails with a reason for the user`(error: ServiceError, words: String) {
        #expect(Failure(error).reason == words)
    }

    private func response(_ text: String) -> HTTPResponse {
        HTTPResponse(status: 200, body: Data(text.utf8))
    }
}
