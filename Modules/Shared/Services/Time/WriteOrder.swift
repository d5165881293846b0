import Synchronization

/// The order of the writes of an app: each begins when all that were begun before it have ended.
final class WriteOrder: Sendable {
    private struct State {
        /// The places of the writes that have not ended, in order.
        var places: [SerialNumber] = []
        var waiting: [SerialNumber: Pending<Void>] = [:]
    }

    private let state = Mutex(State())

    /// Returns the place behind all others. It must be left.
    func enter() -> SerialNumber {
        let place = SerialNumber()
        state.withLock { $0.places.append(place) }
        return place
    }

    /// Suspends until all places before `place` have been left. Throws `CancellationError` if canceled meanwhile.
    func turn(_ place: SerialNumber, countedBy activity: Activity) async throws {
        try await activity.wait(for: .work) { pending in
            let isFirst = state.withLock { state in
                if state.places.first == place { return true }
                state.waiting[place] = pending
                return false
            }
            if isFirst { pending.resume(with: .success(())) }
        }
    }

    /// Leaves `place`; if it was the first, the next write begins.
    func leave(_ place: SerialNumber) {
        let next = state.withLock { state in
            state.waiting[place] = nil
            state.places.removeAll { $0 == place }
            return state.places.first.flatMap { state.waiting.removeValue(forKey: $0) }
        }
        next?.resume(with: .success(()))
    }
}
