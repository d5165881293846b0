import Headless

/// The headless view protocol of every screen, by its state and its events: what a binding needs of a view. A view
/// controller conforms to it on the device, a spy in a test.
protocol BoundView<State, Event>: AnyObject {
    associatedtype State
    associatedtype Event

    /// Called with the first state, then with a changed one, at the latest when the turn has ended.
    func render(_ state: State)

    /// Called once for each event, in the order in which they were raised, after the state of the same turn.
    func show(_ event: Event)

    /// Called when something is due to be rendered; must call `update` once, when the turn has ended.
    func setNeedsUpdate(_ update: @escaping () -> Void)
}

extension BoundView where Self: ViewController {
    func setNeedsUpdate(_ update: @escaping () -> Void) {
        screen.setNeedsUpdate(update)
    }
}

extension BoundView where Event == Never {
    func show(_ event: Never) {}
}
