import Observation
import Shared

/// Drives a view by its view model: renders the first state, then each turn's last one, and shows each event once.
///
/// A change is rendered one turn later, or before the user's next action if that comes first.
final class ViewBinding<Model: ViewModel> {
    private let model: Model
    private let activity: Activity
    private weak var view: (any BoundView<Model.State, Model.Event>)?
    private var rendered: Model.State?
    /// Whether the first state or a change has not been rendered yet.
    private var isDue = true

    /// Creates a binding. It counts as work in `activity` from a change until its rendering.
    init(_ model: Model, activity: Activity) {
        self.model = model
        self.activity = activity
    }

    /// Drives `view`, which owns the binding, until both are released.
    func start(_ view: any BoundView<Model.State, Model.Event>) {
        self.view = view
        update()
    }

    /// Called when a change has begun: marks the view, for the new value is not there yet.
    private func setNeedsUpdate() {
        isDue = true
        view?.setNeedsUpdate { [weak self] in self?.update() }
    }

    /// Renders and shows what is due. `withObservationTracking` reports one change only, so each update tracks the
    /// next.
    private func update() {
        guard isDue else { return }
        isDue = false
        let (state, events) = withObservationTracking {
            (model.state, model.events.waiting)
        } onChange: { [weak self, activity] in
            MainActor.assumeIsolated { self?.setNeedsUpdate() }
            let job = activity.begin("rendering")
            Task { @MainActor in
                await job.run { self?.update() }
            }
        }
        if state != rendered {
            rendered = state
            view?.render(state)
        }
        for event in events {
            view?.show(event)
            model.events.acknowledge()
        }
    }
}
