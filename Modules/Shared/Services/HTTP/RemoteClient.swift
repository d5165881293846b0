import Foundation
import Synchronization

/// Sends requests over the network, with libcurl on Linux and `URLSession` on Apple's systems, and follows redirects.
///
/// A deadline, by the app's clock, covers the complete response, redirects and the wait for a turn included. When its
/// task is canceled, `send` throws at once: a request that still waits for its turn is never sent, and the connection
/// of one under way is closed.
package final class RemoteClient: HTTPClient {
    /// Receives each request that failed on its connection, and the library's words for the reason.
    package typealias FailureReport = @Sendable (_ address: URL, _ reason: String) -> Void

    /// The maximum number of concurrent requests to one host.
    static let requestsPerHost = 6
    /// The maximum number of concurrent requests, which limits the memory of their responses.
    static let requests = 12
    static let redirectLimit = 10
    static let deadline = Duration.seconds(15)

    private let clock: any AppClock
    private let onFailure: FailureReport?
    /// The requests to each host, in the order in which they are sent.
    private let lines = Mutex<[String: WaitingLine]>([:])
    /// Limits the requests to all hosts together.
    private let line = WaitingLine(limit: requests)
    private let transport = SystemTransport()

    package init(clock: any AppClock, onFailure: FailureReport? = nil) {
        self.clock = clock
        self.onFailure = onFailure
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try Task.checkCancellation()
        guard request.isWeb else { throw ServiceError.unexpected }
        let end = clock.uptime + Self.deadline
        var alarm: Alarm?
        var work: Task<Void, Never>?
        defer {
            alarm?.cancel()
            work?.cancel()
        }
        return try await Activity.wait(for: .answer) { pending in
            alarm = clock.schedule(after: Self.deadline) { pending.resume(with: .failure(ServiceError.timedOut)) }
            work = Task { pending.resume(with: await outcome { try await self.follow(request, until: end) }) }
        }
    }

    private func follow(_ request: HTTPRequest, until end: Duration) async throws -> HTTPResponse {
        var request = request
        for _ in 0..<Self.redirectLimit {
            let response = try await answer(to: request, until: end)
            guard let next = request.redirected(by: response) else { return response }
            request = next
        }
        return try await answer(to: request, until: end)
    }

    /// Sends one request when it is its turn, unless it is too late by then, and returns its response, a redirect too.
    private func answer(to request: HTTPRequest, until end: Duration) async throws -> HTTPResponse {
        try await line(to: request.url.host()?.lowercased() ?? "").turn {
            try await line.turn {
                guard clock.uptime < end else { throw ServiceError.timedOut }
                do {
                    return try await transport.send(request)
                } catch let failure as TransferFailure {
                    onFailure?(request.url, failure.reason)
                    throw failure.error
                }
            }
        }
    }

    private func line(to host: String) -> WaitingLine {
        lines.withLock { lines in
            let line = lines[host] ?? WaitingLine(limit: Self.requestsPerHost)
            lines[host] = line
            return line
        }
    }
}

extension HTTPRequest {
    /// Whether the address has a host and the scheme http or https.
    var isWeb: Bool {
        ["http", "https"].contains(url.scheme?.lowercased()) && url.host()?.isEmpty == false
    }
}
