import Observation

/// A queue of events that a view shows once, such as alerts, oldest first.
@Observable
final class EventQueue<Event> {
    private(set) var waiting: [Event] = []

    /// Adds `event`; a view model calls it.
    func raise(_ event: Event) {
        waiting.append(event)
    }

    /// Removes and returns all events; the binding calls it before the view shows them.
    func takeAll() -> [Event] {
        defer { waiting = [] }
        return waiting
    }
}
