import Foundation
import Loopback
import Shared
import TestSupport
import Testing

@Suite struct `A request over the network` {
    @Test func `returns status, headers and body`() async throws {
        let fixture = try HTTPFixture(["/photos": [.json("[1]")]])

        let response = try await send(fixture.request("/photos?_page=1"), on: fixture.client, fixture.clock)

        #expect(response.status == 200)
        #expect(response[header: "content-type"] == "application/json")
        #expect(response.body == Data("[1]".utf8))
        #expect(fixture.server.requests.map(\.target) == ["/photos?_page=1"])
        await fixture.server.stop()
    }

    @Test func `carries its headers, and neither cookies nor a cached answer`() async throws {
        let cookie = LoopbackReply.answer(
            status: 200,
            headers: ["Set-Cookie": "a=b", "Cache-Control": "max-age=600"],
            body: Data("1".utf8)
        )
        let fixture = try HTTPFixture(["/feed": [cookie]])
        var request = try fixture.request("/feed")
        request.headers = ["Authorization": "Client-ID demo"]

        _ = try await send(request, on: fixture.client, fixture.clock)
        _ = try await send(request, on: fixture.client, fixture.clock)

        #expect(fixture.server.requests.map { $0[header: "Authorization"] } == ["Client-ID demo", "Client-ID demo"])
        #expect(fixture.server.requests.map { $0[header: "Cookie"] } == [nil, nil])
        await fixture.server.stop()
    }

    @Test func `names the app and its version`() async throws {
        let fixture = try HTTPFixture(["/": [.json("[]")]])

        _ = try await send(fixture.request("/"), on: fixture.client, fixture.clock)

        #expect(fixture.server.requests.map { $0[header: "User-Agent"] } == ["arch-demo/0.1.0"])
        await fixture.server.stop()
    }

    @Test(arguments: [401, 403, 404, 429, 500])
    func `returns every status as a response`(status: Int) async throws {
        let headers = ["WWW-Authenticate": "Basic realm=x", "Retry-After": "7"]
        let fixture = try HTTPFixture(["/": [.status(status, headers: headers)]])

        let response = try await send(fixture.request("/"), on: fixture.client, fixture.clock)

        #expect(response.status == status)
        #expect(response[header: "Retry-After"] == "7")
        await fixture.server.stop()
    }

    @Test(arguments: ["Bearer", "Digest realm=\"x\"", "Basic realm=\"x\"", "Basic realm=", ""])
    func `returns a 401 with any challenge`(challenge: String) async throws {
        let fixture = try HTTPFixture(["/": [.status(401, headers: ["WWW-Authenticate": challenge])]])

        let response = try await send(fixture.request("/"), on: fixture.client, fixture.clock)

        #expect(response.status == 401)
        await fixture.server.stop()
    }

    @Test func `to a closed port throws noConnection`() async throws {
        let clock = VirtualClock()
        let request = try makeRequest("http://127.0.0.1:1/")

        await #expect(throws: ServiceError.noConnection) {
            try await send(request, on: URLSessionClient(clock: clock), clock)
        }
    }

    @Test func `to a host that does not exist throws noConnection`() async throws {
        let clock = VirtualClock()
        let request = try makeRequest("http://no-such-host.invalid/")

        await #expect(throws: ServiceError.noConnection) {
            try await send(request, on: URLSessionClient(clock: clock), clock)
        }
    }

    @Test(arguments: [
        (LoopbackReply.cutShort(body: Data("[1, 2, 3]".utf8)), ServiceError.cutShort),
        (.hangUp, .cutShort),
        (.answer(status: 200, body: Data(count: 10_000_000)), .tooLarge),
        (.gzipOverLimit, .tooLarge),
        (.answer(status: 200, headers: ["Content-Encoding": "gzip"], body: Data("no gzip".utf8)), .cutShort),
    ])
    func `throws if the response fails`(reply: LoopbackReply, error: ServiceError) async throws {
        let fixture = try HTTPFixture(["/": [reply]])

        await #expect(throws: error) {
            try await send(fixture.request("/"), on: fixture.client, fixture.clock)
        }

        await fixture.server.stop()
    }

    @Test func `for an image accepts up to 10 MB`() async throws {
        let fixture = try HTTPFixture([
            "/full": [.answer(status: 200, body: Data(count: 10_000_000))],
            "/over": [.answer(status: 200, body: Data(count: 10_000_001))],
        ])
        let client = try fixture.networkClient()
        let full = try Endpoint.image(try #require(URL(string: "https://example.com/full"))).request
        let over = try Endpoint.image(try #require(URL(string: "https://example.com/over"))).request

        let image = try await send(full, on: client, fixture.clock)

        #expect(image.body.count == 10_000_000)
        await #expect(throws: ServiceError.tooLarge) { try await send(over, on: client, fixture.clock) }
        await fixture.server.stop()
    }

    @Test func `accepts five megabytes and not one byte more`() async throws {
        let fixture = try HTTPFixture([
            "/full": [.answer(status: 200, body: Data(count: 5_000_000))],
            "/over": [.answer(status: 200, body: Data(count: 5_000_001))],
        ])

        let full = try await send(fixture.request("/full"), on: fixture.client, fixture.clock)

        #expect(full.body.count == 5_000_000)
        await #expect(throws: ServiceError.tooLarge) {
            try await send(fixture.request("/over"), on: fixture.client, fixture.clock)
        }
        await fixture.server.stop()
    }

    @Test(arguments: ["data:,hello", "ftp://127.0.0.1/x", "file:///etc/hostname", "http:///nowhere", "about:blank"])
    func `is not sent to other schemes`(address: String) async throws {
        let clock = VirtualClock()
        let request = try makeRequest(address)

        await #expect(throws: ServiceError.unexpected) {
            try await send(request, on: URLSessionClient(clock: clock), clock)
        }
    }
}
