import Observation

/// Drives a view by its view model: renders the first state, then each turn's last one, and shows each event once.
///
/// The device has a change rendered as soon as the turn has ended, or before the user's next action if that comes
/// first.
final class ViewBinding<Model: ViewModel> {
    private let model: Model
    private weak var view: (any BoundView<Model.State, Model.Event>)?
    private var rendered: Model.State?

    init(_ model: Model) {
        self.model = model
    }

    /// Drives `view`, which owns the binding, until both are released.
    func start(_ view: any BoundView<Model.State, Model.Event>) {
        self.view = view
        update()
    }

    /// Renders the state and shows the events of a turn. The events are taken before the next change is tracked.
    private func update() {
        let events = model.events.takeAll()
        let state = trackedState()
        if state != rendered {
            rendered = state
            view?.render(state)
        }
        for event in events { view?.show(event) }
    }

    /// Returns the state, and tracks the next change. `withObservationTracking` reports one change only, before it is
    /// made.
    private func trackedState() -> Model.State {
        withObservationTracking {
            _ = model.events.waiting
            return model.state
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.setNeedsUpdate() }
        }
    }

    private func setNeedsUpdate() {
        view?.setNeedsUpdate { [weak self] in self?.update() }
    }
}
