import Foundation
import Loopback
import Shared
import TestSupport
import Testing

@Suite("A kept connection", .timeLimit(.minutes(4))) struct KeptConnectionTests {
    @Test func `serves the next request, and is replaced once its server has closed it`() async throws {
        let closing = LoopbackResponse.raw(Data("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]".utf8))
        let fixture = try HTTPFixture(["/": [.json("[]")], "/closing": [closing]])

        for _ in 1...5 { _ = try await send(fixture.request("/"), on: fixture.client, fixture.clock) }
        #expect(fixture.server.connectionCount == 1)
        for _ in 1...5 { _ = try await send(fixture.request("/closing"), on: fixture.client, fixture.clock) }

        #expect(fixture.server.requests.count == 10)
        await fixture.server.stop()
    }

    @Test(arguments: ["408 Request Timeout", "200 OK"])
    func `whose server sends an answer without a request is closed instead`(status: String) async throws {
        let fixture = try HTTPFixture(["/": [.json("[]")]])
        let unasked = Data("HTTP/1.1 \(status)\r\nContent-Length: 4\r\n\r\nlate".utf8)
        var bodies: [Data] = []

        for _ in 1...15 {
            bodies.append(try await send(fixture.request("/"), on: fixture.client, fixture.clock).body)
            fixture.server.sendUnasked(unasked)
        }

        bodies.expect(Array(repeating: Data("[]".utf8), count: 15))
        #expect(fixture.server.connectionCount == 15)
        await fixture.server.stop()
    }

    @Test func `that its server gives up for a request is replaced by a new one, not by another kept one`() async throws
    {
        let dripping = LoopbackResponse.dripping(body: Data("[]".utf8))
        let fixture = try HTTPFixture(["/": [dripping, dripping, .status(408), .json("[]")]])
        let first = try fixture.request("/")
        let requests = (1...2).map { _ in start(first, on: fixture.client, fixture.clock) }
        await fixture.server.received(2)
        fixture.server.drip()
        for request in requests { _ = try await request.value }

        let response = try await send(fixture.request("/"), on: fixture.client, fixture.clock)

        #expect(response.status == 200)
        #expect(fixture.server.requests.count == 4)
        #expect(fixture.server.connectionCount == 3)
        await fixture.server.stop()
    }
}
