/// A view model that a binding can observe.
protocol ViewModel: AnyObject {
    associatedtype State: Equatable
    associatedtype Event

    /// What the view shows until the next change.
    var state: State { get }

    /// What the view shows once.
    var events: EventQueue<Event> { get }
}
