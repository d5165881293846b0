import Foundation
import Shared
import Testing

@Suite("An endpoint") struct EndpointTests {
    @Test(arguments: [
        (Endpoint.pictures(page: 4, limit: 15), "https://picsum.photos/v2/list?page=4&limit=15", [:]),
        (.photos(page: 1, limit: 20), "https://jsonplaceholder.typicode.com/photos?_page=1&_limit=20", [:]),
        (.photo(id: 12), "https://jsonplaceholder.typicode.com/photos/12", [:]),
        (
            feed("Flowers"), "https://api.unsplash.com/search/photos?query=Flowers&page=1&per_page=20",
            ["Authorization": "Client-ID demo"]
        ),
    ])
    func `has the address of its service, for the feed with the access key`(
        endpoint: Endpoint,
        address: String,
        headers: [String: String]
    ) throws {
        let request = try endpoint.request

        #expect(request.url.absoluteString == address)
        #expect(request.headers == headers)
    }

    @Test(arguments: ["a+b", "Salt & Pepper", "50 % = ½?", "Blumen für Frühling", "花#1", "🌹", "a;b/c", ""])
    func `encodes any search term`(query: String) throws {
        let url = try feed(query).request.url

        let sent = url.query(percentEncoded: true) ?? ""
        let value = sent.split(separator: "&").first?.dropFirst("query=".count)
        #expect(sent.allSatisfy { $0.isASCII && $0 != " " && $0 != "+" })
        #expect(value?.removingPercentEncoding == query)
    }

    @Test(arguments: [
        ([:], "demo"),
        (["UNSPLASH_ACCESS_KEY": ""], "demo"),
        (["UNSPLASH_ACCESS_KEY": "abc-123"], "abc-123"),
        (["UNSPLASH_ACCESS_KEY": "abc\r\nHost: evil"], "abcHost:evil"),
    ])
    func `takes the key from the environment`(environment: [String: String], key: String) {
        #expect(Endpoint.accessKey(in: environment) == key)
    }
}

private func feed(_ query: String) -> Endpoint {
    .feed(query: query, page: 1, perPage: 20, accessKey: "demo")
}

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
