import Foundation
import Loopback
import Shared
import TestSupport
import Testing

@Suite("A service that misbehaves", .timeLimit(.minutes(4))) struct MisbehavingServiceTests {
    @Test func `gets more tries until it responds, each of which counts`() async throws {
        let service = try Service([
            "/photos": [.status(500), .status(429, headers: ["Retry-After": "5"]), .json("[]")]
        ])
        let request = start(try photos.request, on: service.client, service.clock)

        await service.clock.advance(by: .seconds(1))
        let early = service.log.count(of: "/photos")
        await service.clock.advance(by: .seconds(7))

        #expect(early == 2)
        #expect(service.log.count(of: "/photos") == 3)
        #expect(service.server.requests.map(\.target) == Array(repeating: "/photos?_page=1&_limit=20", count: 3))
        #expect(try await request.value.body == Data("[]".utf8))
        await service.server.stop()
    }
}

private let photos = Endpoint.photos(page: 1, limit: 20)

/// A client with retries, and the server it sends to.
private struct Service {
    let clock = VirtualClock()
    let log = RequestLog()
    let server: LoopbackServer
    let client: RetryingClient

    init(_ script: [String: [LoopbackResponse]]) throws {
        server = try LoopbackServer(script)
        let network = NetworkClient(
            connection: Connection(.host(try server.url())),
            log: log,
            clock: clock,
            sample: SampleAPI(clock: clock),
            remote: RemoteClient(clock: clock)
        )
        client = RetryingClient(network, policy: .api, clock: clock, seed: 1)
    }
}
