import Foundation
import TestSupport
import Testing

@testable import Shared

@Suite("A request on the network in use") struct NetworkClientTests {
    @Test func `goes to the network in use at that moment, with the user's own key, and offline to none`() async throws
    {
        let fixture = NetworkFixture()
        let request = try Endpoint.feed(query: "Cakes", page: 1, perPage: 20, accessKey: "secret").request

        _ = try await fixture.client.send(request)
        fixture.connection.network = .live
        _ = try await fixture.client.send(request)
        fixture.connection.network = .offline
        await #expect(throws: ServiceError.noConnection) { try await fixture.client.send(request) }

        #expect(await [fixture.sample.messages, fixture.remote.messages] == [[request], [request]])
    }

    @Test(arguments: [
        ("https://picsum.photos/v2/list?page=4&limit=15", "http://127.0.0.1:8080", "/v2/list?page=4&limit=15"),
        ("https://a:b@picsum.photos:81/id/1/%2Fx%20y?q=a%2Bb", "http://127.0.0.1:8080", "/id/1/%2Fx%20y?q=a%2Bb"),
        ("http://example.com", "http://127.0.0.1:8080", ""), ("http://example.com:81/a", "https://127.0.0.1", "/a"),
    ])
    func `keeps path, query and size limit on another host, with the key demo if it had one`(
        address: String,
        host: String,
        target: String
    ) async throws {
        let fixture = NetworkFixture(Connection.Network(word: host))
        let url = try makeRequest(address).url

        for headers in [["Authorization": "Client-ID secret", "Accept": "*/*"], [:]] {
            _ = try await fixture.client.send(HTTPRequest(url: url, headers: headers, sizeLimit: 7))
        }

        let sent = try makeRequest(host + target).url
        await fixture.remote.messages.expect([
            HTTPRequest(url: sent, headers: ["Authorization": "Client-ID demo", "Accept": "*/*"], sizeLimit: 7),
            HTTPRequest(url: sent, sizeLimit: 7),
        ])
    }

    @Test func `is neither sent nor counted if its task is canceled or its scheme is another`() async throws {
        let fixture = NetworkFixture()
        let request = try makeRequest()

        await #expect(throws: CancellationError.self) { try await canceled { try await fixture.client.send(request) } }
        for address in ["ftp://example.com/x", "data:,x", "file:///x"] {
            await #expect(throws: ServiceError.unexpected) { try await fixture.client.send(makeRequest(address)) }
        }

        #expect(await (fixture.sample.messages, fixture.log.take()) == ([], [:]))
    }

    @Test(arguments: [Connection.Network.sample, .offline, .live])
    func `is counted by its path, from zero once the counts are taken`(network: Connection.Network) async throws {
        let fixture = NetworkFixture(network)

        for address in [
            "https://example.com", "https://example.com/", "https://example.com/a?b", "https://a.example/a",
            "https://example.com/a/1",
        ] {
            _ = try? await fixture.client.send(makeRequest(address))
        }

        let log = fixture.log
        let counts = ["/": 2, "/a": 2, "/a/1": 1]
        #expect(log.count(of: "/a") == 2)
        #expect(log.take() == counts)
        #expect(log.take().isEmpty)
    }

    @Test func `is not counted after requests for many other paths, and its number is unknown`() async throws {
        let fixture = NetworkFixture(.offline)
        for id in 1...RequestLog.capacity { _ = try? await fixture.client.send(Endpoint.photo(id: id).request) }

        for id in [1, 0] { _ = try? await fixture.client.send(Endpoint.photo(id: id).request) }

        [1, 0].map { fixture.log.count(of: "/photos/\($0)") }.expect([2, nil])
    }

    @Test(
        arguments: [
            (200, nil), (204, nil), (299, nil), (401, .refused), (403, .refused), (404, .notFound),
            (407, .noConnection), (408, .unexpected),
            (429, .unavailable(retryAfter: .seconds(7))), (428, .unexpected),
            (500, .unavailable(retryAfter: .seconds(7))), (599, .unavailable(retryAfter: .seconds(7))),
            (199, .unexpected), (300, .unexpected), (302, .unexpected), (400, .unexpected), (600, .unexpected),
        ] as [(Int, ServiceError?)]
    )
    func `returns a response that succeeded, and throws the error of any other status`(
        status: Int,
        error: ServiceError?
    ) async throws {
        let response = HTTPResponse(status: status, headers: ["retry-after": "7"], body: Data("a".utf8))
        let client = NetworkFixture(.live, answer: response).client

        if let error {
            await #expect(throws: error) { try await client.send(makeRequest()) }
        } else {
            #expect(try await client.send(makeRequest()) == response)
        }
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
