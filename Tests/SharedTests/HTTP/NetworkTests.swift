import Foundation
import Shared
import Testing

@Suite("The name of a network") struct NetworkTests {
    @Test(
        arguments: [
            ("sample", .sample), ("offline", .offline), ("live", .live),
            ("http://127.0.0.1:8080", host("http://127.0.0.1:8080")),
            ("http://127.0.0.1:8080/", host("http://127.0.0.1:8080/")),
            ("https://example.com", host("https://example.com")),
            ("http://localhost:65535", host("http://localhost:65535")), ("HTTP://localhost", host("http://localhost")),
            ("", nil), ("Sample", nil), ("127.0.0.1:8080", nil), ("ftp://example.com", nil), ("file:///", nil),
            ("http://", nil), ("http:///x", nil), ("http://a@example.com", nil), ("http://a:b@example.com", nil),
            ("http://example.com/path", nil), ("http://example.com?x=1", nil), ("http://example.com#x", nil),
            ("http://example.com:0", nil), ("http://example.com:70000", nil),
            ("http://example.com:99999999999999999999", nil), ("http://[::1]:80", nil), ("http://127.1:80", nil),
            ("http://2130706433", nil), ("http://0x7f.0.0.1", nil), ("http://exa mple.com", nil), ("data:,x", nil),
        ] as [(String, Connection.Network?)]
    )
    func `is a word or the address of a host, whose scheme becomes lowercase, and no other text`(
        text: String,
        network: Connection.Network?
    ) {
        #expect(Connection.Network(word: text) == network)
    }
}

private func host(_ address: String) -> Connection.Network? {
    URL(string: address).map { .host($0) }
}
