import Foundation
import Shared
import Testing

@Suite("A service’s response") struct DecodingTests {
    @Test(arguments: [
        "", "<html><body>Welcome</body></html>", #"[{"albumId": 1, "id": 1, "title": "a", "url": "u""#,
        #"{"photos": []}"#, #"[{"albumId": 1, "id": "1", "title": "a", "url": "u", "thumbnailUrl": "t"}]"#,
        #"[{"albumId": 1, "id": 1, "url": "u", "thumbnailUrl": "t"}]"#,
        #"[{"albumId": 1, "id": 1, "title": null, "url": "u", "thumbnailUrl": "t"}]"#,
        #"[{"albumId": 1, "id": 1e99, "title": "a", "url": "u", "thumbnailUrl": "t"}]"#, "[null]",
        String(repeating: "[", count: 100_000),
        photo("e" + marks(1_001)), photo("e" + String(repeating: #"\u0301"#, count: 1_001)),
        photo("e" + String(repeating: #"\ud834\udd65"#, count: 1_001)), photo("e", name: "e" + marks(1_001)),
        photo("e", name: "e" + marks(200_000)), photo("e" + marks(200_000)),
    ])
    func `is unexpected if it is not JSON, truncated, of the wrong shape or full of combining marks`(text: String) {
        #expect(throws: ServiceError.unexpected) {
            try response(text).decoded(as: [PlaceholderPhoto].self)
        }
    }

    @Test(arguments: [
        "e" + String(repeating: "\u{316}\u{301}", count: 500),
        repeated(#"\"\\\/\b\f\n\r\t"#), repeated(#"\\u0301"#), repeated(#"\ud83d\ude00"#), repeated("\u{1F600}"),
        repeated(#"\u0065\u0301"#),
    ])
    func `may have a thousand combining marks in a row, and repeat any other character`(title: String) throws {
        let photos = try response(photo(title)).decoded(as: [PlaceholderPhoto].self)

        #expect(photos.count == 1)
    }

    @Test func `may have a comma before a closing bracket, and no other mistake of JSON`() throws {
        #expect(try response("[1, 2,]").decoded(as: [Int].self) == [1, 2])
        for text in ["[1,,2]", "[,1]", "[1] x", "[01]", "['a']", "[NaN]", "// a\n[1]"] {
            #expect(throws: ServiceError.unexpected) { try response(text).decoded(as: [Int].self) }
        }
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

private func repeated(_ text: String) -> String {
    String(repeating: text, count: 1_001)
}

private func marks(_ count: Int) -> String {
    String(repeating: "\u{316}\u{301}", count: count / 2) + (count.isMultiple(of: 2) ? "" : "\u{301}")
}
