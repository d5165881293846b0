import Headless
import Shared

/// The flow of New screen: a sheet above everything.
final class NewScreenCoordinator: Coordinator {
    struct Exits {
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
        let viewModel = NewScreenViewModel(
            accounts: services.accounts,
            clock: services.clock,
            exits: NewScreenViewModel.Exits(didAskToClose: { [weak self] in self?.close() })
        )
        let binding = Binding(viewModel, activity: services.clock.activity)
        let view = NewScreenViewController(viewModel: viewModel, binding: binding)
        stack.window?.present(view) { [weak self] in self?.finish() }
    }

    private func close() {
        stack.window?.dismiss()
    }

    private func finish() {
        exits.didFinish(self)
    }
}
