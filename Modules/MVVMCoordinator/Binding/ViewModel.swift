/// A view model as its binding observes it.
protocol ViewModel: AnyObject {
    associatedtype State: Equatable
    associatedtype Event

    /// Everything that the view shows for as long as it is so.
    var state: State { get }

    /// What the view shows once.
    var events: EventQueue<Event> { get }
}
