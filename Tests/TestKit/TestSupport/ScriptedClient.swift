import Foundation
import Shared
import Synchronization

/// Answers requests as the test specifies, and records them in order.
package nonisolated final class ScriptedClient: HTTPClient {
    /// A response and its delay.
    package struct Reply: Sendable {
        let result: Result<Data, ServiceError>
        let delay: Duration

        package static func body(_ data: Data, after delay: Duration = .zero) -> Self {
            Self(result: .success(data), delay: delay)
        }

        package static func json(_ text: String, after delay: Duration = .zero) -> Self {
            .body(Data(text.utf8), after: delay)
        }

        package static func failure(_ error: ServiceError, after delay: Duration = .zero) -> Self {
            Self(result: .failure(error), delay: delay)
        }
    }

    private struct State {
        var messages: [String] = []
        var replies: [String: [Reply]] = [:]
        var cancellations = 0
    }

    private let clock: any AppClock
    private let state = Mutex(State())

    package init(clock: any AppClock) {
        self.clock = clock
    }

    /// The path and query of every request.
    package var messages: [String] { state.withLock { $0.messages } }

    /// How many requests were canceled before they were answered.
    package var cancellations: Int { state.withLock { $0.cancellations } }

    /// Sets the responses for `target`, a path and query: one after the other, the last repeatedly.
    package func answer(_ target: String, _ replies: Reply...) {
        state.withLock { $0.replies[target] = replies }
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let target = Self.target(request.url)
        let reply = state.withLock { state in
            state.messages.append(target)
            guard let replies = state.replies[target], let first = replies.first else { return Reply?.none }
            if replies.count > 1 { state.replies[target]?.removeFirst() }
            return first
        }
        guard let reply else { throw ServiceError.notFound }
        do {
            try await clock.sleep(for: reply.delay)
        } catch {
            state.withLock { $0.cancellations += 1 }
            throw error
        }
        return HTTPResponse(status: 200, body: try reply.result.get())
    }

    private static func target(_ url: URL) -> String {
        url.path() + (url.query().map { "?\($0)" } ?? "")
    }
}
