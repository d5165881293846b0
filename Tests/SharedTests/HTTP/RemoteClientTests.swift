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
        let cookie = LoopbackResponse.complete(
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

    @Test func `is sent once even if a new connection is answered with a 408`() async throws {
        let fixture = try HTTPFixture(["/": [.status(408), .json("[]")]])

        let response = try await send(fixture.request("/"), on: fixture.client, fixture.clock)

        #expect(response.status == 408)
        #expect(fixture.server.requests.count == 1)
        await fixture.server.stop()
    }

    @Test func `to a host that does not exist throws noConnection`() async throws {
        let clock = VirtualClock()
        let request = try makeRequest("http://no-such-host.invalid/")

        await #expect(throws: ServiceError.noConnection) {
            try await send(request, on: RemoteClient(clock: clock), clock)
        }
    }

    @Test(arguments: [
        (LoopbackResponse.cutShort(body: Data("[1, 2, 3]".utf8)), ServiceError.cutShort),
        (.hangUp, .cutShort),
        (.reset, .cutShort),
        (.raw(Data("HTTP/1.1 200 OK\r\nContent-Ty".utf8)), .cutShort),
        (.raw(Data("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n".utf8)), .cutShort),
        (.raw(Data("HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n".utf8)), .cutShort),
        (.raw(Data("HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nContent-Ty".utf8)), .cutShort),
        (.raw(Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n".utf8)), .cutShort),
        (.raw(Data("HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n[]".utf8)), .tooLarge),
        (.raw(Data("HTTP/1.1 200 OK\r\n\(String(repeating: "X: y\r\n", count: 70_000))\r\n".utf8)), .tooLarge),
        (.endlessBody, .tooLarge),
        (.endless(after: Data("HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n".utf8)), .tooLarge),
        (.endless(after: Data("HTTP/1.1 200 OK\r\nX: ".utf8)), .unexpected),
        (.complete(status: 200, body: Data(count: 10_000_000)), .tooLarge),
        (.gzipOverLimit, .tooLarge),
        (.complete(status: 200, headers: ["Content-Encoding": "gzip"], body: Data("no gzip".utf8)), .unexpected),
    ])
    func `throws if the response fails`(reply: LoopbackResponse, error: ServiceError) async throws {
        let fixture = try HTTPFixture(["/": [reply]])

        await #expect(throws: error) {
            try await send(fixture.request("/"), on: fixture.client, fixture.clock)
        }

        await fixture.server.stop()
    }

    @Test func `accepts a chunked response with a trailer, which is not a header`() async throws {
        let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nA: 1\r\n\r\n"
        let chunked = head + "2\r\n[]\r\n0\r\nA: 2\r\nB: 3\r\n\r\n"
        let fixture = try HTTPFixture(["/": [.raw(Data(chunked.utf8))]])

        let response = try await send(fixture.request("/"), on: fixture.client, fixture.clock)

        #expect(response.body == Data("[]".utf8))
        #expect(response[header: "A"] == "1")
        #expect(response[header: "B"] == nil)
        await fixture.server.stop()
    }

    @Test func `accepts 64 kB of headers and not one byte more`() async throws {
        let head = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n"
        let space = 64_000 - head.utf8.count - "X: \r\n\r\n".utf8.count
        let fixture = try HTTPFixture([
            "/full": [.raw(Data("\(head)X: \(String(repeating: "y", count: space))\r\n\r\n".utf8))],
            "/over": [.raw(Data("\(head)X: \(String(repeating: "y", count: space + 1))\r\n\r\n".utf8))],
        ])

        let full = try await send(fixture.request("/full"), on: fixture.client, fixture.clock)

        #expect(full[header: "X"]?.count == space)
        await #expect(throws: ServiceError.tooLarge) {
            try await send(fixture.request("/over"), on: fixture.client, fixture.clock)
        }
        await fixture.server.stop()
    }

    @Test func `reports why it failed on its connection`() async throws {
        let clock = VirtualClock()
        let log = Log()
        let client = RemoteClient(clock: clock) { address, reason in log.add("\(address): \(reason)") }

        await #expect(throws: ServiceError.noConnection) {
            try await send(makeRequest("http://127.0.0.1:1/photos"), on: client, clock)
        }

        #expect(log.entries.count == 1)
        #expect(log.entries.first?.hasPrefix("http://127.0.0.1:1/photos: Failed to connect to 127.0.0.1") == true)
    }

    @Test(arguments: ["/a/../b", "/a/./b?c=../d", "/%2e%2e/%2F"])
    func `keeps its path and query unchanged`(target: String) async throws {
        let fixture = try HTTPFixture()

        _ = try await send(fixture.request(target), on: fixture.client, fixture.clock)

        #expect(fixture.server.requests.map(\.target) == [target])
        await fixture.server.stop()
    }

    @Test func `for an image accepts up to 10 MB`() async throws {
        let fixture = try HTTPFixture([
            "/full": [.complete(status: 200, body: Data(count: 10_000_000))],
            "/over": [.complete(status: 200, body: Data(count: 10_000_001))],
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
            "/full": [.complete(status: 200, body: Data(count: 5_000_000))],
            "/over": [.complete(status: 200, body: Data(count: 5_000_001))],
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
            try await send(request, on: RemoteClient(clock: clock), clock)
        }
    }
}
