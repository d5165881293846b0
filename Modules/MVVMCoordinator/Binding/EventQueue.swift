import Observation

/// What a view shows once, such as an alert: each event waits, the oldest first, until the view has shown it.
@Observable
final class EventQueue<Event> {
    private(set) var waiting: [Event] = []

    /// Adds `event`; a view model calls it.
    func raise(_ event: Event) {
        waiting.append(event)
    }

    /// Removes the oldest event; the binding calls it after the view has shown that event. An empty queue is not written:
    /// a write in place notifies even when nothing changes, and the binding would update forever.
    func acknowledge() {
        guard !waiting.isEmpty else { return }
        waiting.removeFirst()
    }
}
