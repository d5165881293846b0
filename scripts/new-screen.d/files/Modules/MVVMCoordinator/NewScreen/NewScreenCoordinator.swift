import Headless
import Shared

/// The flow of New screen: a sheet above everything.
final class NewScreenCoordinator: Coordinator {
    struct Exits {
        /// Called when the sheet is closed, however that happens.
        var didFinish: (any Coordinator) -> Void
    }

    private let services: Services
    private let router: StackRouter
    private let exits: Exits
    private weak var view: NewScreenViewController?

    init(services: Services, router: StackRouter, exits: Exits) {
        self.services = services
        self.router = router
        self.exits = exits
    }

    func start() {
        let viewModel = NewScreenViewModel(
            accounts: services.accounts,
            clock: services.clock,
            exits: NewScreenViewModel.Exits(didAskToClose: { [weak self] in self?.close() })
        )
        let view = NewScreenViewController(viewModel: viewModel, activity: services.clock.activity)
        self.view = view
        router.present(view) { [weak self] in self?.finish() }
    }

    private func close() {
        if let view { router.dismiss(view) }
    }

    private func finish() {
        exits.didFinish(self)
    }
}
