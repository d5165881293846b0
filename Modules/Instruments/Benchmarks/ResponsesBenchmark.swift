import Foundation
import Loopback
import Shared

/// Receives hostile responses: every request must end, and no descriptors or memory may leak.
nonisolated struct ResponsesBenchmark {
    var fuzzed = 3_500
    var seed: UInt64 = 1

    func run() async throws -> [Measurement] {
        let responses = HostileResponses.all + HostileResponses.fuzzed(fuzzed, seed: seed)
        _ = try await outcome(of: HostileResponses.all)
        let (descriptors, memory) = (OpenFiles.count, PeakMemory.megabytes)
        let start = ContinuousClock.now
        let outcome = try await outcome(of: responses)
        let duration = start.duration(to: .now)
        return [
            Measurement("responses", Double(responses.count), .count),
            Measurement("accepted", Double(outcome.accepted), .count),
            Measurement("refused", Double(outcome.refused), .count),
            Measurement("ended by the deadline", Double(outcome.late), .count, goal: .exactly(0)),
            Measurement("descriptors before", Double(descriptors), .count),
            Measurement("descriptors after", Double(OpenFiles.count), .count, goal: .atMost(Double(descriptors))),
            Measurement("memory more than before", PeakMemory.megabytes - memory, .megabytes, goal: .atMost(8)),
            Measurement("time", duration.seconds, .seconds),
        ]
    }

    /// Requests all responses from one server, one at a time.
    private func outcome(of responses: [Data]) async throws -> ResponseTrial.Outcome {
        let script = responses.enumerated().map { ("/\($0)", [LoopbackResponse.raw($1)]) }
        let server = try LoopbackServer(Dictionary(uniqueKeysWithValues: script))
        let outcome = try await ResponseTrial().run(responses.count, from: server)
        await server.drain()
        return outcome
    }
}
