import Foundation
import Loopback
import TestSupport
import Testing

@testable import Shared

@Suite("A missing response", .timeLimit(.minutes(4))) struct DeadlineTests {
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
