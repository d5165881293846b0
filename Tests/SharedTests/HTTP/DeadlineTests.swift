import Foundation
import Loopback
import TestSupport
import Testing

@testable import Shared

@Suite(.timeLimit(.minutes(4))) struct `A missing response` {
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

    @Test func `times out even if a byte arrives every second`() async throws {
        let fixture = try HTTPFixture(["/": [.dripping(body: Data(count: 100))]])
        let request = start(try fixture.request("/"), on: fixture.client, fixture.clock)
        await fixture.server.received(1)

        for _ in 1...15 {
            fixture.server.drip()
            await fixture.clock.advance(by: .seconds(1), patience: .zero)
        }

        await #expect(throws: ServiceError.timedOut) { try await request.value }
        await fixture.server.stop()
    }

    @Test func `throws at once when canceled, and leaves no wait`() async throws {
        let fixture = try HTTPFixture(["/": [.silence]])
        let request = start(try fixture.request("/"), on: fixture.client, fixture.clock)
        await fixture.server.received(1)

        request.cancel()

        await #expect(throws: CancellationError.self) { try await request.value }
        try await fixture.clock.activity.settle(allowing: [])
        await fixture.server.stop()
    }

    @Test func `is not requested by a task that is canceled`() async throws {
        let fixture = try HTTPFixture(["/": [.silence]])
        let request = try fixture.request("/")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await fixture.client.send(request)
        }

        await #expect(throws: CancellationError.self) { try await task.value }

        #expect(fixture.server.requests == [])
        await fixture.server.stop()
    }

    @Test(.timeLimit(.minutes(1)))
    func `of the transport throws if its task was canceled before`() async throws {
        let fixture = try HTTPFixture(["/": [.silence]])
        let request = try fixture.request("/")
        let transport = SystemTransport()

        await #expect(throws: CancellationError.self) { try await canceled { try await transport.send(request) } }

        await fixture.server.stop()
    }

    @Test func `does not block the requests after it`() async throws {
        let fixture = try HTTPFixture(["/silent": [.silence], "/": [.json("[]")]])
        for count in 1...20 {
            let request = start(try fixture.request("/silent"), on: fixture.client, fixture.clock)
            await fixture.server.received(count)
            request.cancel()
            _ = await request.result
        }

        let response = try await send(fixture.request("/"), on: fixture.client, fixture.clock)

        #expect(response.status == 200)
        await fixture.server.stop()
    }

    @Test func `closes its connection when canceled`() async throws {
        let fixture = try HTTPFixture(["/": [.silence], "/slow": [.dripping(body: Data(count: 100))]])
        let paths = ["/", "/slow", "/"]
        let requests = try paths.map { start(try fixture.request($0), on: fixture.client, fixture.clock) }
        await fixture.server.received(paths.count)

        for request in requests { request.cancel() }

        await fixture.server.drain()
        for request in requests {
            await #expect(throws: CancellationError.self) { try await request.value }
        }
        withExtendedLifetime(fixture.client) {}
    }

    @Test func `closes its connection when it times out`() async throws {
        let fixture = try HTTPFixture(["/": [.dripping(body: Data(count: 100))]])
        let request = start(try fixture.request("/"), on: fixture.client, fixture.clock)
        await fixture.server.received(1)

        await fixture.clock.advance(by: .seconds(15), patience: .zero)

        await fixture.server.drain()
        await #expect(throws: ServiceError.timedOut) { try await request.value }
        withExtendedLifetime(fixture.client) {}
    }
}
