import Foundation
import Synchronization

/// Sends requests over the network with `URLSession`.
///
/// A deadline, by the app's clock, covers the complete response, and a response is rejected as soon as it exceeds the
/// size limit. When its task is canceled, `send` throws at once: a request that is still queued is never sent; one that
/// was sent is abandoned, and its connection is closed a moment later.
package final class URLSessionClient: HTTPClient {
    /// The maximum number of concurrent requests to one host; abandoned ones do not count, as they are being closed.
    static let requestsPerHost = 6

    private let clock: any AppClock
    private let deadline: Duration
    private let queue = RequestQueue(limit: requestsPerHost)
    /// Created for the first request: `URLSession` creates directories in the user's home, whatever its configuration.
    private let session = Mutex<TransferSession?>(nil)

    package init(clock: any AppClock, deadline: Duration = .seconds(15)) {
        LoopbackProxy.avoid()
        self.clock = clock
        self.deadline = deadline
    }

    deinit {
        session.withLock { $0?.retire() }
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try Task.checkCancellation()
        guard request.isWeb else { throw ServiceError.unexpected }
        let place = RequestQueue.Place(host: request.url.host() ?? "")
        let end = clock.now + deadline.seconds
        var alarm: Alarm?
        defer {
            alarm?.cancel()
            session.withLock { $0?.end(place) }
            queue.leave(place)
        }
        return try await clock.activity.wait(for: .answer) { pending in
            alarm = clock.schedule(after: deadline) { pending.resume(with: .failure(ServiceError.timedOut)) }
            let transfer = Transfer(pending: pending, sizeLimit: request.sizeLimit)
            // At the deadline it is too late to send the request.
            queue.enter(place) { if self.clock.now < end { self.start(request, transfer, at: place) } }
        }
    }

    private func start(_ request: HTTPRequest, _ transfer: Transfer, at place: RequestQueue.Place) {
        session.withLock { session in
            let current = session ?? TransferSession(idleTimeout: deadline)
            session = current
            current.start(request, transfer, at: place)
        }
    }
}

extension HTTPRequest {
    /// Whether the address has a host and the scheme http or https; `URLSession` would follow other schemes too.
    var isWeb: Bool {
        ["http", "https"].contains(url.scheme?.lowercased()) && url.host()?.isEmpty == false
    }
}
