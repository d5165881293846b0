import Foundation
import Loopback
import Shared
import Testing

@Suite("Hundreds of hostile responses") struct HostileAnswerTests {
    @Test(.timeLimit(.minutes(4)))
    func `all end, and leave no descriptor open`() async {
        await #expect(processExitsWith: .success) {
            _ = try await trial(of: Array(HostileResponses.all.prefix(5)))
            let before = OpenFiles.count

            let outcome = try await trial(of: HostileResponses.all + HostileResponses.fuzzed(300, seed: 1))

            try #require(outcome.accepted + outcome.refused == 400)
            try #require(outcome.accepted > 0)
            // The client closes its last two descriptors a moment after its connections.
            try #require(OpenFiles.count <= before + 2)
        }
    }
}

private func trial(of responses: [Data]) async throws -> ResponseTrial.Outcome {
    let script = responses.enumerated().map { ("/\($0)", [LoopbackResponse.raw($1)]) }
    let server = try LoopbackServer(Dictionary(uniqueKeysWithValues: script))
    let outcome = try await ResponseTrial().run(responses.count, from: server)
    await server.drain()
    return outcome
}
