import Foundation
import Synchronization

/// The order in which requests go to their hosts, a few at a time for each host.
///
/// A request that leaves the queue before its turn is never sent.
final class RequestQueue: Sendable {
    typealias Start = @Sendable () -> Void

    /// A request's place in the queue, from `enter` to `leave`.
    struct Place: Hashable, Sendable {
        private let id = UUID()
        fileprivate let host: String

        init(host: String) {
            self.host = host
        }
    }

    private struct Line {
        private var order: ArraySlice<Place> = []
        private var waiting: [Place: Start] = [:]
        private var running: Set<Place> = []

        var isEmpty: Bool { running.isEmpty }

        mutating func enter(_ place: Place, _ start: @escaping Start) {
            order.append(place)
            waiting[place] = start
        }

        mutating func leave(_ place: Place) {
            waiting[place] = nil
            running.remove(place)
        }

        /// Takes out the next request whose turn it is; `nil` while `limit` are running.
        mutating func next(limit: Int) -> Start? {
            while running.count < limit, let place = order.popFirst() {
                guard let start = waiting.removeValue(forKey: place) else { continue }
                running.insert(place)
                return start
            }
            return nil
        }
    }

    private let limit: Int
    private let lines = Mutex<[String: Line]>([:])

    /// A queue that runs up to `limit` requests of one host side by side.
    init(limit: Int) {
        self.limit = limit
    }

    /// Calls `start` when it is this request's turn: at once where fewer than the limit are running.
    func enter(_ place: Place, start: @escaping Start) {
        change(place.host) { $0.enter(place, start) }
    }

    /// Ends a request's turn, or gives it up before it comes; the next one starts.
    func leave(_ place: Place) {
        change(place.host) { $0.leave(place) }
    }

    private func change(_ host: String, _ body: (inout Line) -> Void) {
        let next = lines.withLock { lines in
            var line = lines.removeValue(forKey: host) ?? Line()
            body(&line)
            let next = line.next(limit: limit)
            if !line.isEmpty { lines[host] = line }
            return next
        }
        next?()
    }
}
