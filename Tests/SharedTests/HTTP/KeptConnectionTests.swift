import Foundation
import TestSupport
import TestTools
import Testing

@testable import Shared

@Suite("A kept connection") struct KeptConnectionTests {
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

@Suite("A missing response") struct DeadlineTests {
    @Test func `times out at the deadline, not before`() async throws {
        let fixture = try HTTPFixture(["/": [.silence]])
        let request = start(try fixture.request("/"), on: fixture.client, fixture.clock)
        await fixture.server.received(1)

        await fixture.clock.advance(by: .milliseconds(14_999), patience: .zero)
        let waitingBefore = fixture.clock.activity.count(waitingFor: .answer)
        await fixture.clock.advance(by: .milliseconds(1), patience: .zero)

        #expect(waitingBefore == 1)
        #expect(fixture.clock.activity.count(waitingFor: .answer) == 0)
        await #expect(throws: ServiceError.timedOut) { try await request.value }
        await fixture.server.stop()
    }

    @Test func `times out and closes its connection even if a byte arrives every second`() async throws {
        let fixture = try HTTPFixture(["/": [.dripping(body: Data(count: 100))]])
        let request = start(try fixture.request("/"), on: fixture.client, fixture.clock)
        await fixture.server.received(1)

        for _ in 1...15 {
            fixture.server.drip()
            await fixture.clock.advance(by: .seconds(1), patience: .zero)
        }

        await fixture.server.drain()
        await #expect(throws: ServiceError.timedOut) { try await request.value }
        withExtendedLifetime(fixture.client) {}
    }

    @Test func `throws at once when canceled, leaves no wait and closes its connection`() async throws {
        let fixture = try HTTPFixture(["/": [.silence], "/slow": [.dripping(body: Data(count: 100))]])
        let paths = ["/", "/slow", "/"]
        let requests = try paths.map { start(try fixture.request($0), on: fixture.client, fixture.clock) }
        await fixture.server.received(paths.count)

        for request in requests { request.cancel() }

        for request in requests {
            await #expect(throws: CancellationError.self) { try await request.value }
        }
        try await fixture.clock.activity.settle(allowing: [])
        await fixture.server.drain()
        withExtendedLifetime(fixture.client) {}
    }

    @Test func `is not requested by a task that is canceled`() async throws {
        let fixture = try HTTPFixture(["/": [.silence]])
        let request = try fixture.request("/")
        let transport = SystemTransport()

        let failures = await [
            failure { try await canceled { try await fixture.client.send(request) } },
            failure { try await canceled { try await transport.send(request) } },
        ]

        failures.expect([.canceled, .canceled])
        #expect(fixture.server.requests.isEmpty)

        await fixture.server.stop()
    }
}

@Suite("A request behind others to the same host") struct WaitingLineTests {
    @Test func `is never sent if it is canceled first`() async throws {
        let fixture = try HTTPFixture(["/slow": [.dripping(body: Data(count: 2))], "/": [.json("[]")]])
        let slow = try fixture.request("/slow")
        let sent = (1...6).map { _ in start(slow, on: fixture.client, fixture.clock) }
        await fixture.server.received(6)
        let waiting = (1...94).map { _ in start(slow, on: fixture.client, fixture.clock) }
        await fixture.clock.settle(patience: .zero)

        for requests in [waiting, sent] {
            for request in requests { request.cancel() }
            for request in requests { await #expect(throws: CancellationError.self) { try await request.value } }
        }
        fixture.server.drip()
        for _ in 1...20 { _ = try await send(fixture.request("/"), on: fixture.client, fixture.clock) }

        #expect(fixture.server.requests.count == 26)
        await fixture.server.stop()
    }

    @Test func `is never sent if its deadline comes first`() async throws {
        let fixture = try HTTPFixture(["/silent": [.silence]])
        let silent = try fixture.request("/silent")
        let requests = (1...20).map { _ in start(silent, on: fixture.client, fixture.clock) }
        await fixture.server.received(6)

        await fixture.clock.advance(by: .seconds(15), patience: .zero)

        for request in requests { await #expect(throws: ServiceError.timedOut) { try await request.value } }
        #expect(fixture.server.requests.count == 6)
        await fixture.server.stop()
    }

    @Test func `is next if it has waited longest, and has no turn once it has left`() {
        let line = WaitingLine(limit: 2)
        let places = (0..<6).map { _ in line.enter() }
        let requests = places.map { place in
            let pending = Pending<Void>(activity: Activity(), reason: nil)
            line.resume(pending, at: place)
            return pending
        }

        let turns = [3, 1, 1, 0, 4, 2].map { number in
            line.leave(places[number])
            return requests.indices.filter { !requests[$0].isWanted }
        }

        turns.expect([[0, 1], [0, 1, 2], [0, 1, 2], [0, 1, 2, 4], [0, 1, 2, 4, 5], [0, 1, 2, 4, 5]])
    }

    /// The exit test may open no file, as in a sandbox without a random device.
    @Test func `is another than each of them, also where no random device can be opened`() async {
        await #expect(processExitsWith: .success) {
            OpenFileLimit.set(3)

            let line = WaitingLine(limit: 1)
            let places = Set((1...100).map { _ in line.enter() })

            #expect(places.count == 100)
        }
    }

    @Test func `is sent when one of them is answered, and does not wait for those of another host`() async throws {
        let fixture = try HTTPFixture(["/silent": [.silence], "/": [.json("[]")]])
        let silent = try fixture.request("/silent")
        let requests = (1...6).map { _ in start(silent, on: fixture.client, fixture.clock) }
        await fixture.server.received(6)
        let address = try fixture.server.url("/").absoluteString.replacing("127.0.0.1", with: "localhost")
        let other = try makeRequest(address)

        let others = (1...100).map { _ in start(other, on: fixture.client, fixture.clock) }

        for request in others { #expect(try await request.value.status == 200) }
        for request in requests { request.cancel() }
        for request in requests { _ = await request.result }
        await fixture.server.stop()
    }
}
