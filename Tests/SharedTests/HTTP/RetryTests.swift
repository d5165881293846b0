import Foundation
import Shared
import TestSupport
import Testing

@Suite("A failed request") struct RetryTests {
    @Test func `stops waiting when canceled`() async throws {
        let stub = HTTPClientStub([.failure(.unavailable(retryAfter: nil))])
        let clock = VirtualClock()
        let request = start(try makeRequest(), on: RetryingClient(stub, policy: .api, clock: clock), clock)
        await clock.settle()

        request.cancel()

        await #expect(throws: CancellationError.self) { try await request.value }
        #expect(await stub.messages.count == 1)
    }

    @Test func `has waits that seed, address and number of the try determine`() async throws {
        var waits: [[TimeInterval]] = []

        for (seed, name) in [(1, "a"), (1, "a"), (2, "a"), (1, "b"), (1, "a?page=2")] as [(UInt64, String)] {
            let clock = VirtualClock()
            let service = OverloadedClient(clock: clock)
            let client = RetryingClient(service, policy: .api, clock: clock, seed: seed)
            let request = start(try makeRequest("https://example.com/\(name)"), on: client, clock)
            await clock.advance(by: .seconds(60))
            _ = await request.result
            let times = await service.times
            waits.append(zip(times, times.dropFirst()).map { $1.timeIntervalSince($0) })
        }

        #expect(waits.allSatisfy { $0.count == 2 && abs($0[0] - $0[1] / 2) > 0.001 })
        #expect(waits[0] == waits[1])
        #expect(Set(waits).count == 4)
    }
}

/// A service that answers every request with an overload.
private actor OverloadedClient: HTTPClient {
    private(set) var times: [Date] = []
    private let clock: any AppClock

    init(clock: any AppClock) {
        self.clock = clock
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        times.append(clock.now)
        throw ServiceError.unavailable(retryAfter: nil)
    }
}
