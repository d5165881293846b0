import Foundation
import Loopback
import Shared

/// Cancels real requests at random moments: every request must end, and no descriptor may leak.
nonisolated struct CancelBenchmark {
    var count = 10_000
    /// The requests before the first count, after which everything is open that the process opens only once.
    var warmUp = 100

    func run() async throws -> [Measurement] {
        _ = try await storm(warmUp)
        let before = OpenFiles.count
        let start = ContinuousClock.now
        let outcome = try await storm(count)
        let duration = start.duration(to: .now)
        let after = OpenFiles.count
        return [
            Measurement("requests", Double(count), .count),
            Measurement("answered", Double(outcome.answered), .count),
            Measurement("canceled", Double(outcome.canceled), .count),
            Measurement("failed", Double(outcome.failed), .count, goal: .exactly(0)),
            Measurement("descriptors before", Double(before), .count),
            Measurement("descriptors after", Double(after), .count, goal: .atMost(Double(before))),
            Measurement("time", duration.seconds, .seconds),
        ]
    }

    /// Runs one storm with its own client and server; returns when both are gone.
    private func storm(_ count: Int) async throws -> RequestStorm.Outcome {
        let server = try LoopbackServer(["/": [.complete(status: 200, body: Data(count: 20_000))]])
        let request = HTTPRequest(url: try server.url("/"))
        let outcome = await storm(count, request)
        await server.drain()
        return outcome
    }

    private func storm(_ count: Int, _ request: HTTPRequest) async -> RequestStorm.Outcome {
        let clock = SystemClock()
        let storm = RequestStorm(client: RemoteClient(clock: clock), clock: clock, latest: .milliseconds(20))
        return await storm.run(count, seed: 1, request: request)
    }
}
