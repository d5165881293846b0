import Foundation
import Loopback
import Shared
import TestSupport
import Testing

@Suite("Hundreds of requests canceled at random") struct CancellationTests {
    @Test(.timeLimit(.minutes(4)))
    func `all end, and leave no descriptor open`() async throws {
        await #expect(processExitsWith: .success) {
            try await storm(100)
            let before = OpenFiles.count

            let outcome = try await storm(600)

            try #require(outcome.answered + outcome.canceled == 600)
            try #require(outcome.canceled > 0)
            // The client closes its last two descriptors a moment after its connections.
            try #require(OpenFiles.count <= before + 2)
        }
    }
}

/// Runs one storm with its own client and server; returns when both are gone.
@discardableResult
private func storm(_ count: Int) async throws -> RequestStorm.Outcome {
    let server = try LoopbackServer(["/": [.complete(status: 200, body: Data(count: 20_000))]])
    let request = HTTPRequest(url: try server.url("/"))
    let outcome = await stormThroughOneClient(count, request)
    await server.drain()
    return outcome
}

private func stormThroughOneClient(_ count: Int, _ request: HTTPRequest) async -> RequestStorm.Outcome {
    let clock = SystemClock()
    let storm = RequestStorm(client: RemoteClient(clock: clock), clock: clock, latest: .milliseconds(20))
    return await storm.run(count, seed: 1, request: request)
}
