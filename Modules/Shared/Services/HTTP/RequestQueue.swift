import Synchronization

/// The queues of requests, one for each host, which limit the requests that run at the same time.
///
/// A request that leaves its queue before its turn is never sent.
final class RequestQueue: Sendable {
    typealias Start = @Sendable () -> Void

    /// A request's place in the queue, from `enter` to `leave`.
    struct Place: Hashable, Sendable {
        private let id = SerialNumber()
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

        /// Removes the next waiting request and returns its start closure; `nil` while `limit` requests are running.
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

    /// Creates a queue that runs up to `limit` requests of one host at the same time.
    init(limit: Int) {
        self.limit = limit
    }

    /// Calls `start` when it is this request's turn: at once if fewer requests than the limit are running.
    func enter(_ place: Place, start: @escaping Start) {
        change(place.host) { $0.enter(place, start) }
    }

    /// Removes a request, whether it is running or still waiting; the next one starts.
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
