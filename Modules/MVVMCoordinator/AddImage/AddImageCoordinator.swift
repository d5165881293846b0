import Headless
import Shared

/// The flow in which a user adds a picture: a sheet above everything.
final class AddImageCoordinator: Coordinator {
    struct Exits {
        /// Called when the sheet is closed, unless the whole flow is replaced.
        var didFinish: (any Coordinator) -> Void
    }

    private let services: Services
    private let router: StackRouter
    private let exits: Exits
    private weak var view: AddImageViewController?

    init(services: Services, router: StackRouter, exits: Exits) {
        self.services = services
        self.router = router
        self.exits = exits
    }

    func start() {
        let viewModel = AddImageViewModel(
            addedPictures: services.addedPictures,
            activity: services.activity,
            exits: AddImageViewModel.Exits(
                didSave: { [weak self] in self?.close() },
                didCancel: { [weak self] in self?.close() }
            )
        )
        let view = AddImageViewController(viewModel: viewModel)
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
