import Foundation
import Synchronization

/// Sends requests over the network with `URLSession`.
///
/// A deadline, by the app's clock, covers the whole answer, and an answer is refused as soon as it grows past the size
/// limit. When its task is canceled, `send` throws at once and leaves the request to end by itself: canceling a
/// `URLSessionTask` can hang or abort the process on Linux.
package final class URLSessionClient: HTTPClient {
    /// How many abandoned requests may hold a connection of the session in use. One more, and a new session takes
    /// over, so that they never starve later requests: half of the connections a session has for one host stay free.
    private static let abandonedLimit = TransferSession.connectionsPerHost / 2

    private let clock: any AppClock
    private let deadline: Duration
    /// Made for the first request: `URLSession` leaves directories in the user's home, whatever its configuration.
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
        var alarm: Alarm?
        defer { alarm?.cancel() }
        do {
            return try await clock.activity.wait(for: .answer) { pending in
                alarm = clock.schedule(after: deadline) { pending.resume(with: .failure(ServiceError.timedOut)) }
                start(request, Transfer(pending: pending, sizeLimit: request.sizeLimit))
            }
        } catch {
            replaceCrowdedSession()
            throw error
        }
    }

    private func start(_ request: HTTPRequest, _ transfer: Transfer) {
        session.withLock { session in
            let current = session ?? TransferSession(idleTimeout: deadline)
            session = current
            current.start(request, transfer)
        }
    }

    /// The next request makes a new one.
    private func replaceCrowdedSession() {
        session.withLock { session in
            guard let crowded = session, crowded.abandonedCount > Self.abandonedLimit else { return }
            crowded.retire()
            session = nil
        }
    }
}

extension HTTPRequest {
    /// Whether it goes to a host by http or https; `URLSession` would follow other schemes too.
    var isWeb: Bool {
        ["http", "https"].contains(url.scheme?.lowercased()) && url.host()?.isEmpty == false
    }
}
