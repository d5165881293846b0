import Foundation
import Synchronization

/// Counts the requests by their paths, up to a number of paths; each try of a request counts, and so does a queued
/// request.
package final class RequestLog: Sendable {
    /// The maximum number of paths, so that a long run does not use ever more memory.
    package static let capacity = 10_000

    private let counts = Mutex<[String: Int]>([:])

    package init() {}

    /// Returns the counts by path, and starts again from zero.
    package func take() -> [String: Int] {
        counts.withLock { counts in
            defer { counts = [:] }
            return counts
        }
    }

    /// Returns the number of requests for exactly this path, without its query, such as `/photos/12`; `nil` if it is
    /// unknown, because there were requests for too many other paths before.
    package func count(of path: String) -> Int? {
        counts.withLock { Self.count(of: path, in: $0) }
    }

    func record(_ request: HTTPRequest) {
        let path = request.url.path(percentEncoded: true)
        let key = path.isEmpty ? "/" : path
        counts.withLock { counts in
            if let count = Self.count(of: key, in: counts) { counts[key] = count + 1 }
        }
    }

    private static func count(of path: String, in counts: [String: Int]) -> Int? {
        counts[path] ?? (counts.count < capacity ? 0 : nil)
    }
}
