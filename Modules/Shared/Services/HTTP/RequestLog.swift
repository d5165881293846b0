import Foundation
import Synchronization

/// Counts the requests that were sent, each try of one too, by their paths. One that waits for its turn counts.
package final class RequestLog: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    package init() {}

    /// How many requests were sent for exactly this path, without its query, as `/photos/12`.
    package func count(of path: String) -> Int {
        counts.withLock { $0[path] ?? 0 }
    }

    func record(_ request: HTTPRequest) {
        let path = request.url.path(percentEncoded: true)
        counts.withLock { $0[path.isEmpty ? "/" : path, default: 0] += 1 }
    }
}
