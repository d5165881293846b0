import Observation
import Shared

/// Ties a view to its view model: renders the state at once, and again after every change for as long as the binding
/// lives. Changes made in one turn arrive as one.
final class Binding<State> {
    private let activity: Activity
    private let read: () -> State
    private let render: (State) -> Void

    /// Renders what `read` returns; the view passes itself weakly to `render`.
    init(_ activity: Activity, _ read: @escaping () -> State, render: @escaping (State) -> Void) {
        self.activity = activity
        self.read = read
        self.render = render
        update()
    }

    /// `withObservationTracking` reports one change only, so each rendering asks for the next. From the change until
    /// it is rendered the binding counts as work, so that a settled app has nothing left to show.
    private func update() {
        let state = withObservationTracking(read) { [weak self, activity] in
            let job = activity.begin("binding of \(State.self)")
            Task { @MainActor in
                await job.run { self?.update() }
            }
        }
        render(state)
    }
}
