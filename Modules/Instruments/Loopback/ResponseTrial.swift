import Foundation
import Shared

/// Requests a server's responses one after the other, with its own client.
nonisolated package struct ResponseTrial: Sendable {
    /// The number of responses that were accepted, refused, or not complete at the deadline.
    package struct Outcome: Equatable, Sendable {
        package var accepted = 0
        package var refused = 0
        package var late = 0
    }

    private let client = RemoteClient(clock: SystemClock())

    package init() {}

    /// Requests `/0` to `/\(count - 1)`.
    package func run(_ count: Int, from server: LoopbackServer) async throws -> Outcome {
        var outcome = Outcome()
        for number in 0..<count {
            do {
                _ = try await client.send(HTTPRequest(url: try server.url("/\(number)")))
                outcome.accepted += 1
            } catch ServiceError.timedOut {
                outcome.late += 1
            } catch is ServiceError {
                outcome.refused += 1
            }
        }
        return outcome
    }
}
