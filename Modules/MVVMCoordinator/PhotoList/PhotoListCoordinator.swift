import Headless
import Screens
import Shared

/// The flow of the tab Photos: Photos, and single photos above it.
final class PhotoListCoordinator: Coordinator {
    struct Exits {
        /// Called when the user asks to log out.
        var didAskToLogOut: () -> Void
        /// Called when a change failed after its screen was left, with the notice to show; `nil` after a cancellation.
        var didFailAfterLeaving: (_ notice: String?) -> Void
    }

    let stack: NavigationStack
    private let services: Services
    private let exits: Exits

    init(services: Services, stack: NavigationStack, exits: Exits) {
        self.services = services
        self.stack = stack
        self.exits = exits
    }

    func start() {
        let viewModel = PhotoListViewModel(
            repository: services.photos,
            clock: services.clock,
            exits: PhotoListViewModel.Exits(
                didChoosePhoto: { [weak self] id in self?.openPhoto(id: id) },
                didAskToLogOut: exits.didAskToLogOut
            )
        )
        let binding = Binding(viewModel, activity: services.clock.activity)
        stack.push(PhotoListViewController(viewModel: viewModel, binding: binding))
    }

    /// Opens a photo above Photos, in place of the screens there.
    func openLink(toPhoto id: Int) {
        stack.popToRoot(thenPush: makePhoto(id: id))
    }

    private func openPhoto(id: Int) {
        stack.push(makePhoto(id: id))
    }

    private func makePhoto(id: Int) -> any ViewController {
        weak var photo: PhotoViewController?
        let viewModel = PhotoViewModel(
            id: id,
            repository: services.photos,
            clock: services.clock,
            exits: PhotoViewModel.Exits(
                didDelete: { [weak self] in self?.close(photo) },
                didLosePhoto: { [weak self] alert in self?.close(photo, showing: alert) },
                didFailAfterLeaving: exits.didFailAfterLeaving
            )
        )
        let binding = Binding(viewModel, activity: services.clock.activity)
        let view = PhotoViewController(viewModel: viewModel, binding: binding)
        photo = view
        return view
    }

    private func close(_ photo: PhotoViewController?, showing alert: AlertContent) {
        stack.window?.present(Alert(alert))
        close(photo)
    }

    private func close(_ photo: PhotoViewController?) {
        if let photo { stack.pop(photo) }
    }
}
