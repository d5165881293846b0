import Dispatch
import Synchronization

/// Knows what is under way: how much work is running, and what the rest waits for.
///
/// The app is *settled* when nothing runs and only the clock could wake what waits. Every piece of work announces
/// itself with `begin` and `end`, and suspends only in `wait`, which announces the pause once what will end it is
/// arranged, and the return before it resumes. There is no moment in between in which work could be missed.
package final class Activity: Sendable {
    /// What suspended work waits for.
    package enum Reason: Hashable, Sendable, CaseIterable {
        /// The next tick of something that repeats or fades, such as a banner or a notice.
        case timer
        /// The clock, on the way to an answer: a simulated delay, a wait between tries.
        case delay
        /// A real answer from outside the process.
        case answer
        /// Work somebody else has under way, which is counted where it runs.
        case work
    }

    private struct Watcher {
        let id: Int
        let allowed: Set<Reason>
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var running = 0
        var waiting: [Reason: Int] = [:]
        var cancellations: [ObjectIdentifier: @Sendable () -> Void] = [:]
        var watchers: [Watcher] = []
        var nextWatcher = 0

        func isSettled(allowing allowed: Set<Reason>) -> Bool {
            running == 0 && waiting.allSatisfy { reason, count in count == 0 || allowed.contains(reason) }
        }

        mutating func takeSettledWatchers() -> [Watcher] {
            guard running == 0, !watchers.isEmpty else { return [] }
            let all = watchers
            watchers = all.filter { !isSettled(allowing: $0.allowed) }
            return all.filter { isSettled(allowing: $0.allowed) }
        }
    }

    private let state = Mutex(State())

    package init() {}

    /// Announces a piece of work, from the moment it is asked for.
    package func begin() {
        state.withLock { $0.running += 1 }
    }

    /// Announces that a piece of work is over, its consequences included.
    package func end() {
        change { $0.running -= 1 }
    }

    /// Suspends the current work until `start`'s `Pending` is resumed, or throws `CancellationError` when canceled.
    package func wait<Value: Sendable>(
        for reason: Reason,
        _ start: (Pending<Value>) -> Void
    ) async throws -> Value {
        let pending = Pending<Value>(activity: self, reason: reason)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                start(pending)
                pending.suspend(continuation)
            }
        } onCancel: {
            pending.resume(with: .failure(CancellationError()))
        }
    }

    /// Returns once nothing runs and whatever waits, waits for one of the `allowed` reasons; or, where `patience` is
    /// given, after so much real time.
    package func settled(
        allowing allowed: Set<Reason> = Set(Reason.allCases),
        patience: Duration? = nil
    ) async {
        await withCheckedContinuation { continuation in
            let id = state.withLock { state in
                state.nextWatcher += 1
                return state.nextWatcher
            }
            change { $0.watchers.append(Watcher(id: id, allowed: allowed, continuation: continuation)) }
            if let patience, isWatched(by: id) {
                DispatchQueue.global().asyncAfter(deadline: .now() + patience.seconds) { [weak self] in
                    self?.giveUp(watcher: id)
                }
            }
        }
    }

    /// How many pieces of work wait for `reason` at this moment.
    package func count(waitingFor reason: Reason) -> Int {
        state.withLock { $0.waiting[reason] ?? 0 }
    }

    /// Cancels everything that waits, as the end of a process would.
    package func cancelAll() {
        let cancellations = state.withLock { Array($0.cancellations.values) }
        for cancel in cancellations { cancel() }
    }

    func pause(_ pending: ObjectIdentifier, for reason: Reason, cancel: @escaping @Sendable () -> Void) {
        change {
            $0.running -= 1
            $0.waiting[reason, default: 0] += 1
            $0.cancellations[pending] = cancel
        }
    }

    func proceed(_ pending: ObjectIdentifier, from reason: Reason) {
        state.withLock {
            $0.running += 1
            $0.waiting[reason, default: 0] -= 1
            $0.cancellations[pending] = nil
        }
    }

    private func isWatched(by id: Int) -> Bool {
        state.withLock { $0.watchers.contains { $0.id == id } }
    }

    private func giveUp(watcher id: Int) {
        let impatient = state.withLock { state in
            let index = state.watchers.firstIndex { $0.id == id }
            return index.map { state.watchers.remove(at: $0) }
        }
        impatient?.continuation.resume()
    }

    private func change(_ body: (inout sending State) -> Void) {
        let settled = state.withLock { state in
            body(&state)
            return state.takeSettledWatchers()
        }
        for watcher in settled { watcher.continuation.resume() }
    }
}
