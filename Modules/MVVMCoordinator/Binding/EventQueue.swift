import Observation

/// A queue of events that a view shows once, such as alerts, oldest first.
@Observable
final class EventQueue<Event> {
    private(set) var waiting: [Event] = []

    /// Adds `event`; a view model calls it.
    func raise(_ event: Event) {
        waiting.append(event)
    }

    /// Removes the oldest event, if there is one; the binding calls it after the view has shown that event.
    func acknowledge() {
        if !waiting.isEmpty { waiting.removeFirst() }
    }
}
