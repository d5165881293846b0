import Foundation
import TestSupport
import TestTools
import Testing

@testable import Shared

@Suite("A kept connection") struct KeptConnectionTests {
    @Test func `serves the next request, and is replaced once its server has closed it`() async throws {
        let closing = LoopbackResponse.raw(Data("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]".utf8))
        let fixture = try HTTPFixture(["/": [.json("[]")], "/closing": [closing]])

        for _ in 1...5 { _ = try await fixture.send("/") }
        // One, unless the machine is so busy that a connection grows too old between two requests.
        #expect(fixture.server.connectionCount < 5)
        for _ in 1...5 { _ = try await fixture.send("/closing") }

        #expect(fixture.server.requests.count == 10)
    }

    @Test(arguments: ["408 Request Timeout", "200 OK"])
    func `whose server sends an answer without a request is closed instead`(status: String) async throws {
        let fixture = try HTTPFixture(["/": [.json("[]")]])
        let unasked = Data("HTTP/1.1 \(status)\r\nContent-Length: 4\r\n\r\nlate".utf8)
        var bodies: [Data] = []

        for _ in 1...15 {
            bodies.append(try await fixture.send("/").body)
            fixture.server.sendUnasked(unasked)
        }

        bodies.expect(Array(repeating: Data("[]".utf8), count: 15))
        #expect(fixture.server.connectionCount == 15)
    }

    @Test func `whose server sends an answer without a request is closed even if another one leads to that server`()
        async throws
    {
        let slow = LoopbackResponse.dripping(body: Data("[]".utf8))
        let fixture = try HTTPFixture(["/slow": [slow], "/": [.json("[]")]])
        let unasked = Data("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nlate".utf8)
        var bodies: [Data] = []

        let slowRequests = try (1...2).map { _ in try fixture.start("/slow") }
        await fixture.server.received(2)
        fixture.server.drip()
        for request in slowRequests { bodies.append(try await request.value.body) }
        fixture.server.sendUnasked(unasked)
        for _ in 1...4 {
            bodies.append(try await fixture.send("/").body)
        }

        bodies.expect(Array(repeating: Data("[]".utf8), count: 6))
    }

    @Test(arguments: [
        LoopbackResponse.status(408),
        .raw(Data("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n".utf8)),
        .raw(Data("HTTP/1.0 408 Request Timeout\r\n\r\n".utf8)),
    ])
    func `whose server answers a request with 408 is not tried again`(timeout: LoopbackResponse) async throws {
        let rounds = 5
        let fixture = try HTTPFixture(["/": Array(repeating: [.json("[]"), timeout], count: rounds).flatMap(\.self)])
        var statuses: [Int] = []

        for _ in 1...2 * rounds {
            statuses.append(try await fixture.send("/").status)
        }

        statuses.expect(Array(repeating: [200, 408], count: rounds).flatMap(\.self))
        #expect(fixture.server.requests.count == 2 * rounds)
        #expect(fixture.server.connectionCount < 2 * rounds)
    }

    #if os(Linux)
        @Test func `is another one if its remote end differs, or if its descriptor is that of a later file`() throws {
            let kept = KeptConnections()
            let ends = (1...3).map { KeptConnections.Ends("10.0.0.\($0)", 80, "127.0.0.1", 50_000) }
            let pairs = try (1...2).map { _ in try SocketPair() }
            for (pair, ends) in zip(pairs, ends) { kept.add(pair.near, ends) }
            var closed: SocketPair? = try SocketPair()
            kept.add(try #require(closed?.near), ends[2])
            closed = nil
            let later = try SocketPair()

            for pair in [pairs[1], later] { pair.send("x") }

            ends.map(kept.removeReturningHasInput).expect([false, true, false])
            ends.map(kept.removeReturningHasInput).expect([false, false, false])
        }
    #endif
}

#if os(Linux)
    /// Two connected sockets.
    private final class SocketPair {
        let near: Int32
        private let far: Int32

        init() throws {
            var sockets: [Int32] = [0, 0]
            try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
            (near, far) = (sockets[0], sockets[1])
        }

        deinit {
            close(near)
            close(far)
        }

        /// Sends a text from the far to the near one.
        func send(_ text: String) {
            #expect(write(far, text, text.utf8.count) == text.utf8.count)
        }
    }
#endif

@Suite("A client without descriptors") struct DescriptorTests {
    @Test func `fails its requests, and sends later ones`() async {
        await #expect(processExitsWith: .success) {
            let server = try LoopbackServer(["/": [.json("[]")]])
            let (client, request) = (RemoteClient(clock: SystemClock()), HTTPRequest(url: try server.url("/")))
            // What is opened for good is opened before.
            try #require(SystemTransport.isAvailable)
            try await SystemClock().sleep(for: .milliseconds(1))

            OpenFileLimit.set(3)
            await #expect(throws: ServiceError.noConnection) { try await client.send(request) }
            OpenFileLimit.set(100)

            try #require(await client.send(request).status == 200)
        }
    }
}

@Suite("A missing response") struct DeadlineTests {
    @Test func `times out at the deadline, not before`() async throws {
        let fixture = try HTTPFixture(["/": [.silence]])
        let request = try fixture.start("/")
        await fixture.server.received(1)

        await fixture.clock.advance(by: .milliseconds(14_999), patience: .zero)
        let waitingBefore = fixture.clock.activity.count(waitingFor: .answer)
        await fixture.clock.advance(by: .milliseconds(1), patience: .zero)

        #expect(waitingBefore == 1)
        #expect(fixture.clock.activity.count(waitingFor: .answer) == 0)
        await #expect(throws: ServiceError.timedOut) { try await request.value }
    }

    @Test func `times out and closes its connection even if a byte arrives every second`() async throws {
        let fixture = try HTTPFixture(["/": [.dripping(body: Data(count: 100))]])
        let request = try fixture.start("/")
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
        let requests = try paths.map { try fixture.start($0) }
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
        for _ in 1...20 { _ = try await fixture.send("/") }

        #expect(fixture.server.requests.count == 26)
    }

    @Test(arguments: [(["localhost", "LOCALHOST"], 6), (["localhost", "127.0.0.1", "127.0.1", "127.1"], 12)])
    func `is never sent with six others to its host, in any letter case, or twelve to all hosts`(
        hosts: [String],
        limit: Int
    ) async throws {
        let fixture = try HTTPFixture(["/silent": [.silence]])
        let address = try fixture.server.url("/silent").absoluteString
        let targets = try hosts.map { try makeRequest(address.replacing("127.0.0.1", with: $0)) }
        let requests = targets.flatMap { target in
            (1...6).map { _ in start(target, on: fixture.client, fixture.clock) }
        }
        await fixture.server.received(limit)

        await fixture.clock.advance(by: .seconds(15), patience: .zero)

        for request in requests { await #expect(throws: ServiceError.timedOut) { try await request.value } }
        #expect(fixture.server.requests.count == limit)
    }

    @Test func `is sent in its turn even if the date was set forward meanwhile`() async throws {
        let slow = LoopbackResponse.dripping(body: Data("[]".utf8))
        let server = try LoopbackServer(["/slow": [slow], "/": [.json("[]")]])
        let clock = SettableClock()
        let client = RemoteClient(clock: clock)
        let sent = try (1...6).map { _ in start(HTTPRequest(url: try server.url("/slow")), on: client, clock.clock) }
        await server.received(6)
        let waiting = start(HTTPRequest(url: try server.url("/")), on: client, clock.clock)
        await clock.clock.settle(patience: .zero)

        clock.setDate(forwardBy: .seconds(3600))
        server.drip()

        for request in sent + [waiting] { #expect(try await request.value.status == 200) }
        await server.stop()
    }

    @Test func `is next if it has waited longest, and has no turn once it has left`() {
        let line = WaitingLine(limit: 2)
        let places = (0..<6).map { _ in line.enter() }
        let requests = places.map { place in
            let pending = Pending<Void>(for: nil)
            line.resume(pending, at: place)
            return pending
        }

        let turns = [3, 1, 1, 0, 4, 2].map { number in
            line.leave(places[number])
            return requests.indices.filter { !requests[$0].isWanted }
        }

        turns.expect([[0, 1], [0, 1, 2], [0, 1, 2], [0, 1, 2, 4], [0, 1, 2, 4, 5], [0, 1, 2, 4, 5]])
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
    }
}
