import Foundation
import Shared
import Testing

@Suite struct `The name of a network` {
    @Test func `is a word`() {
        #expect(Connection.Network(word: "sample") == .sample)
        #expect(Connection.Network(word: "offline") == .offline)
        #expect(Connection.Network(word: "live") == .live)
    }

    @Test(arguments: [
        "http://127.0.0.1:8080", "http://127.0.0.1:8080/", "https://example.com", "http://localhost:65535",
    ])
    func `is the address of a host`(text: String) throws {
        #expect(Connection.Network(word: text) == .host(try #require(URL(string: text))))
    }

    @Test func `has its scheme in lowercase`() throws {
        #expect(Connection.Network(word: "HTTP://localhost") == .host(try #require(URL(string: "http://localhost"))))
    }

    @Test(arguments: [
        "", "Sample", "127.0.0.1:8080", "ftp://example.com", "file:///", "http://", "http:///x", "http://a@example.com",
        "http://a:b@example.com", "http://example.com/path", "http://example.com?x=1", "http://example.com#x",
        "http://example.com:0", "http://example.com:70000", "http://example.com:99999999999999999999",
        "http://[::1]:80", "http://127.1:80", "http://2130706433", "http://0x7f.0.0.1",
        "http://exa mple.com", "data:,x",
    ])
    func `cannot be any other text`(text: String) {
        #expect(Connection.Network(word: text) == nil)
    }
}
