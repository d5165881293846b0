import Foundation
import Shared
import Testing

@Suite struct `A request on the network in use` {
    @Test func `goes to the network in use at that moment`() async throws {
        let fixture = NetworkFixture()
        let request = try Endpoint.photos(page: 1, limit: 20).request

        _ = try await fixture.client.send(request)
        fixture.connection.network = .live
        _ = try await fixture.client.send(request)

        #expect(await fixture.sample.messages == [request])
        #expect(await fixture.remote.messages == [request])
    }

    @Test func `throws noConnection offline`() async throws {
        let fixture = NetworkFixture(.offline)

        await #expect(throws: ServiceError.noConnection) {
            try await fixture.client.send(makeRequest())
        }

        #expect(await fixture.sample.messages == [])
        #expect(await fixture.remote.messages == [])
    }

    @Test(arguments: [
        ("https://picsum.photos/v2/list?page=4&limit=15", "http://127.0.0.1:8080/v2/list?page=4&limit=15"),
        ("https://a:b@picsum.photos:81/id/1/%2Fx%20y?q=a%2Bb", "http://127.0.0.1:8080/id/1/%2Fx%20y?q=a%2Bb"),
        ("http://example.com", "http://127.0.0.1:8080"),
    ])
    func `keeps path and query on another host, with the key demo`(address: String, sent: String) async throws {
        let fixture = NetworkFixture(Connection.Network(word: "http://127.0.0.1:8080"))
        var request = try makeRequest(address)
        request.headers = ["Authorization": "Client-ID secret", "Accept": "*/*"]

        _ = try await fixture.client.send(request)

        let messages = await fixture.remote.messages
        #expect(messages.map(\.url.absoluteString) == [sent])
        #expect(messages.map(\.headers) == [["Authorization": "Client-ID demo", "Accept": "*/*"]])
    }

    @Test func `keeps its size limit on another host`() async throws {
        let fixture = NetworkFixture(Connection.Network(word: "https://127.0.0.1"))

        _ = try await fixture.client.send(Endpoint.image(try makeRequest("http://example.com:81/a").url).request)

        let messages = await fixture.remote.messages
        #expect(messages.map(\.sizeLimit) == [ImageLimits.image])
        #expect(messages.map(\.url.absoluteString) == ["https://127.0.0.1/a"])
    }

    @Test func `is neither sent nor counted if its task is canceled`() async throws {
        let fixture = NetworkFixture()
        let request = try makeRequest()

        await #expect(throws: CancellationError.self) { try await canceled { try await fixture.client.send(request) } }

        #expect(await fixture.sample.messages == [])
        #expect(fixture.log.byPath == [:])
    }

    @Test func `has a count that starts again from zero once it is taken`() async throws {
        let fixture = NetworkFixture()
        for address in [
            "https://example.com", "https://example.com/", "https://example.com/a?b", "https://a.example/a",
        ] {
            _ = try await fixture.client.send(makeRequest(address))
        }

        #expect(fixture.log.byPath == ["/": 2, "/a": 2])
        #expect(fixture.log.take() == ["/": 2, "/a": 2])
        #expect(fixture.log.take() == [:])
        #expect(fixture.log.count(of: "/a") == 0)
    }

    @Test(arguments: [200, 204, 299])
    func `returns a response that succeeded`(status: Int) async throws {
        let fixture = NetworkFixture(.live, answer: HTTPResponse(status: status, body: Data("a".utf8)))

        #expect(try await fixture.client.send(makeRequest()) == HTTPResponse(status: status, body: Data("a".utf8)))
    }

    @Test func `has the user's own key on the service's own host`() async throws {
        let fixture = NetworkFixture(.live)

        _ = try await fixture.client.send(
            Endpoint.feed(query: "Cakes", page: 1, perPage: 20, accessKey: "secret").request
        )

        #expect(await fixture.remote.messages.map(\.headers) == [["Authorization": "Client-ID secret"]])
    }

    @Test func `has no key on another host if it had none`() async throws {
        let fixture = NetworkFixture(Connection.Network(word: "http://127.0.0.1:8080"))

        _ = try await fixture.client.send(Endpoint.photo(id: 12).request)

        #expect(await fixture.remote.messages.map(\.headers) == [[:]])
    }

    @Test(arguments: [Connection.Network.sample, .offline, .live])
    func `is counted by its path`(network: Connection.Network) async throws {
        let fixture = NetworkFixture(network)

        _ = try? await fixture.client.send(Endpoint.photos(page: 1, limit: 20).request)
        _ = try? await fixture.client.send(Endpoint.photos(page: 2, limit: 20).request)
        _ = try? await fixture.client.send(Endpoint.photo(id: 12).request)

        #expect(fixture.log.count(of: "/photos") == 2)
        #expect(fixture.log.count(of: "/photos/12") == 1)
        #expect(fixture.log.count(of: "/photos/1") == 0)
    }

    @Test func `is not counted after requests for many other paths, and its number is unknown`() async throws {
        let fixture = NetworkFixture(.offline)
        for id in 1...RequestLog.capacity { _ = try? await fixture.client.send(Endpoint.photo(id: id).request) }

        for id in [1, 0] { _ = try? await fixture.client.send(Endpoint.photo(id: id).request) }

        #expect(fixture.log.count(of: "/photos/1") == 2)
        #expect(fixture.log.count(of: "/photos/0") == nil)
    }

    @Test(arguments: [
        (HTTPResponse(status: 401), ServiceError.refused),
        (HTTPResponse(status: 403), .refused),
        (HTTPResponse(status: 404), .notFound),
        (HTTPResponse(status: 429, headers: ["retry-after": "7"]), .unavailable(retryAfter: .seconds(7))),
        (HTTPResponse(status: 428), .unexpected),
        (HTTPResponse(status: 500), .unavailable(retryAfter: nil)),
        (HTTPResponse(status: 599), .unavailable(retryAfter: nil)),
        (HTTPResponse(status: 199), .unexpected),
        (HTTPResponse(status: 300), .unexpected),
        (HTTPResponse(status: 302), .unexpected),
        (HTTPResponse(status: 400), .unexpected),
        (HTTPResponse(status: 600), .unexpected),
    ])
    func `throws the error of its status`(response: HTTPResponse, error: ServiceError) async throws {
        let fixture = NetworkFixture(.live, answer: response)

        await #expect(throws: error) { try await fixture.client.send(makeRequest()) }
    }

    @Test(arguments: ["ftp://example.com/x", "data:,x", "file:///x"])
    func `is not sent under another scheme`(address: String) async throws {
        let fixture = NetworkFixture()

        await #expect(throws: ServiceError.unexpected) { try await fixture.client.send(makeRequest(address)) }

        #expect(await fixture.sample.messages == [])
        #expect(fixture.log.count(of: "/x") == 0)
    }
}

private struct NetworkFixture {
    let connection: Connection
    let log = RequestLog()
    let sample = HTTPClientStub([])
    let remote: HTTPClientStub
    let client: NetworkClient

    init(_ network: Connection.Network? = .sample, answer: HTTPResponse = HTTPResponse(status: 200)) {
        connection = Connection(network ?? .sample)
        remote = HTTPClientStub([.success(answer)])
        client = NetworkClient(
            connection: connection,
            log: log,
            clock: VirtualClock(),
            sample: sample,
            remote: remote
        )
    }
}
