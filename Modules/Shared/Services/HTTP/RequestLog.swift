import Foundation
import Synchronization

/// Counts the requests by their paths; each try of a request counts, and so does a queued request.
package final class RequestLog: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    package init() {}

    /// Returns the counts by path, and starts again from zero.
    package func take() -> [String: Int] {
        counts.withLock { counts in
            defer { counts = [:] }
            return counts
        }
    }

    /// Returns the number of requests for exactly this path, without its query, such as `/photos/12`.
    package func count(of path: String) -> Int {
        counts.withLock { $0[path] ?? 0 }
    }

    /// The number of requests for each path.
    package var byPath: [String: Int] { counts.withLock { $0 } }

    func record(_ request: HTTPRequest) {
        let path = request.url.path(percentEncoded: true)
        counts.withLock { $0[path.isEmpty ? "/" : path, default: 0] += 1 }
    }
}
