import Headless
import Shared

/// The flow in which a user adds a picture: a sheet above everything.
final class AddImageCoordinator: Coordinator {
    struct Exits {
        /// Called when a change failed after the sheet was left, with the notice to show; `nil` after a cancellation.
        var didFailAfterLeaving: (_ notice: String?) -> Void
        /// Called when the sheet is closed, however that happens.
        var didFinish: (any Coordinator) -> Void
    }

    private let services: Services
    private let stack: NavigationStack
    private let exits: Exits

    /// Creates a flow that presents its sheet in the window of `stack`.
    init(services: Services, stack: NavigationStack, exits: Exits) {
        self.services = services
        self.stack = stack
        self.exits = exits
    }

    func start() {
        let viewModel = AddImageViewModel(
            addedPictures: services.addedPictures,
            clock: services.clock,
            exits: AddImageViewModel.Exits(
                didSave: { [weak self] in self?.close() },
                didCancel: { [weak self] in self?.close() },
                didFailAfterLeaving: exits.didFailAfterLeaving
            )
        )
        let binding = Binding(viewModel, activity: services.clock.activity)
        let view = AddImageViewController(viewModel: viewModel, binding: binding)
        stack.window?.present(view) { [weak self] in self?.finish() }
    }

    private func close() {
        stack.window?.dismiss()
    }

    private func finish() {
        exits.didFinish(self)
    }
}
