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

    @Test func `may have a thousand combining marks in a row`() throws {
        let title = "e" + String(repeating: "\u{316}\u{301}", count: 500)

        let photos = try response(photo(title)).decoded(as: [PlaceholderPhoto].self)

        #expect(photos.map { Array($0.title.utf8) } == [Array(title.utf8)])
    }

    @Test(arguments: [
        photo("e" + marks(1_001)), photo("e" + String(repeating: #"\u0301"#, count: 1_001)),
        photo("e" + String(repeating: #"\ud834\udd65"#, count: 1_001)), photo("e", name: "e" + marks(1_001)),
        photo("e", name: "e" + marks(200_000)), photo("e" + marks(200_000)),
    ])
    func `is unexpected if it has more combining marks in a row, escaped or in a name too`(text: String) {
        #expect(throws: ServiceError.unexpected) {
            try response(text).decoded(as: [PlaceholderPhoto].self)
        }
    }

    @Test(arguments: [#"\"\\\/\b\f\n\r\t"#, #"\\u0301"#, #"\ud83d\ude00"#, "\u{1F600}", #"\u0065\u0301"#])
    func `may repeat any other character`(part: String) throws {
        let title = String(repeating: part, count: 1_001)

        let photos = try response(photo(title)).decoded(as: [PlaceholderPhoto].self)

        #expect(photos.count == 1)
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf32BigEndian])
    func `is unexpected in any other encoding than UTF-8`(encoding: String.Encoding) throws {
        let body = try #require("[]".data(using: encoding))

        #expect(throws: ServiceError.unexpected) {
            try HTTPResponse(status: 200, body: body).decoded(as: [PlaceholderPhoto].self)
        }
    }

    private func response(_ text: String) -> HTTPResponse {
        HTTPResponse(status: 200, body: Data(text.utf8))
    }
}

/// A response of one photo that has a value of any `name` besides its own.
private func photo(_ title: String, name: String = "more") -> String {
    #"[{"albumId": 1, "id": 1, "title": "\#(title)", "url": "u", "thumbnailUrl": "t", "\#(name)": 1}]"#
}

private func marks(_ count: Int) -> String {
    String(repeating: "\u{316}\u{301}", count: count / 2) + (count.isMultiple(of: 2) ? "" : "\u{301}")
}
