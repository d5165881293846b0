import Synchronization

/// A line in which work waits for its turn. The first places in it, up to a limit, have their turns at the same time.
final class WaitingLine: Sendable {
    private struct State {
        /// The places that have not been left, in order.
        var places: [SerialNumber] = []
        var waiting: [SerialNumber: Pending<Void>] = [:]
    }

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int) {
        self.limit = limit
    }

    /// Returns the place behind all others. It must be left.
    func enter() -> SerialNumber {
        let place = SerialNumber()
        state.withLock { $0.places.append(place) }
        return place
    }

    /// Resumes `pending` when it is the turn of `place`, unless that is left before.
    func resume(_ pending: Pending<Void>, at place: SerialNumber) {
        let isItsTurn = state.withLock { state in
            if state.places.prefix(limit).contains(place) { return true }
            state.waiting[place] = pending
            return false
        }
        if isItsTurn { pending.resume(with: .success(())) }
    }

    /// Calls `body` when it is its turn, and returns its result. Throws `CancellationError` if it is canceled before.
    func turn<Value>(_ body: () async throws -> Value) async throws -> Value {
        let place = enter()
        defer { leave(place) }
        try await Pending<Void>(for: nil).value { resume($0, at: place) }
        return try await body()
    }

    /// Leaves `place`; if it had its turn, so has the next one.
    func leave(_ place: SerialNumber) {
        let next = state.withLock { state in
            state.waiting[place] = nil
            state.places.removeAll { $0 == place }
            return state.places.prefix(limit).compactMap { state.waiting.removeValue(forKey: $0) }
        }
        for pending in next { pending.resume(with: .success(())) }
    }
}
