import Synchronization

/// Announces changes of stored data to the screens that list it. Announcements arrive in order, and each counts as work
/// until every observer has received it.
package final class Changes: Sendable {
    private struct State {
        var lastID = 0
        var actions: [Int: @MainActor () -> Void] = [:]
    }

    private let activity: Activity
    private let state = Mutex(State())

    package init(activity: Activity) {
        self.activity = activity
    }

    /// The number of subscriptions that are alive.
    package var observerCount: Int { state.withLock { $0.actions.count } }

    /// Calls `action` after every change from now on, until the subscription is released.
    package func observe(_ action: @escaping @MainActor () -> Void) -> Subscription {
        let id = state.withLock { state in
            state.lastID += 1
            state.actions[state.lastID] = action
            return state.lastID
        }
        return Subscription { [weak self] in
            _ = self?.state.withLock { $0.actions.removeValue(forKey: id) }
        }
    }

    /// Schedules a call of every observer on the main actor. May be called from any thread.
    package func announce() {
        let job = activity.begin("announcement of a change")
        Task { @MainActor in
            await job.run {
                for id in state.withLock({ $0.actions.keys.sorted() }) {
                    let action = state.withLock { $0.actions[id] }
                    action?()
                }
            }
        }
    }
}

/// Keeps an observation alive; the observation ends when this object is released.
package final class Subscription: Sendable {
    private let onEnd: @Sendable () -> Void

    init(onEnd: @escaping @Sendable () -> Void) {
        self.onEnd = onEnd
    }

    deinit {
        onEnd()
    }
}
