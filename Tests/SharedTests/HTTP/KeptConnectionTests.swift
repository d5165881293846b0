import Foundation
import Loopback
import Shared
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A kept connection` {
    @Test func `serves the next request`() async throws {
        let fixture = try HTTPFixture(["/": [.json("[]")]])

        for _ in 1...5 { _ = try await send(fixture.request("/"), on: fixture.client, fixture.clock) }

        #expect(fixture.server.connectionCount == 1)
        await fixture.server.stop()
    }

    @Test func `whose server sends an answer without a request is closed instead`() async throws {
        let fixture = try HTTPFixture(["/": [.json("[]")]])
        let unasked = Data("HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8)
        var statuses: [Int] = []

        for _ in 1...15 {
            statuses.append(try await send(fixture.request("/"), on: fixture.client, fixture.clock).status)
            fixture.server.sendUnasked(unasked)
        }

        #expect(statuses == Array(repeating: 200, count: 15))
        #expect(fixture.server.connectionCount == 15)
        await fixture.server.stop()
    }

    @Test func `that its server closed is replaced`() async throws {
        let closing = LoopbackReply.raw(Data("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]".utf8))
        let fixture = try HTTPFixture(["/": [closing]])

        for _ in 1...5 { _ = try await send(fixture.request("/"), on: fixture.client, fixture.clock) }

        #expect(fixture.server.requests.count == 5)
        await fixture.server.stop()
    }
}
