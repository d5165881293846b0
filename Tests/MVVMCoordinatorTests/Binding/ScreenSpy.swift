import Shared

@testable import MVVMCoordinator

/// A test double of a view. It records, in order, the states and events it receives from its binding, and the exits
/// and closures that its view model calls.
final class ScreenSpy<Model: ViewModel, Exit: Equatable>: BoundView where Model.Event: Equatable {
    enum Message: Equatable {
        case render(Model.State)
        case show(Model.Event)
        case didBeginSaving
        case didEndSaving
        case exit(Exit)
    }

    private(set) var messages: [Message] = []
    private var binding: ViewBinding<Model>?
    private var activity: Activity?

    /// The log without the states.
    var outcomes: [Message] {
        messages.filter { if case .render = $0 { false } else { true } }
    }

    /// Starts a binding with the spy as its view; the spy owns it, as a view controller does. Renderings count as work
    /// in `activity`, as on the device.
    func bind(_ model: Model, _ activity: Activity) {
        let binding = ViewBinding(model)
        self.binding = binding
        self.activity = activity
        binding.start(self)
    }

    /// Releases the binding, and with it the view model, as a view does that is closed.
    func leave() {
        binding = nil
    }

    func render(_ state: Model.State) {
        messages.append(.render(state))
    }

    func show(_ event: Model.Event) {
        messages.append(.show(event))
    }

    func setNeedsUpdate(_ update: @escaping () -> Void) {
        let job = activity?.begin("rendering")
        Task { await job?.run { update() } }
    }

    func take(_ exit: Exit) {
        messages.append(.exit(exit))
    }

    var saving: SessionSaving {
        SessionSaving(
            didBegin: { [weak self] in self?.messages.append(.didBeginSaving) },
            didEnd: { [weak self] in self?.messages.append(.didEndSaving) }
        )
    }
}
