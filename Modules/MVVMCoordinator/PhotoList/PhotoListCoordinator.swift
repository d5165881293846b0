import Headless
import Screens
import Shared

/// The flow of the tab Photos: its first screen, and single photos above it.
final class PhotoListCoordinator {
    /// The tab's stack, with its first screen.
    private(set) lazy var stack = NavigationStack(root: makeRoot())
    private let services: Services
    private let logOut: () -> Void
    private weak var photo: PhotoViewController?

    /// `logOut` is called when the user wants to leave.
    init(services: Services, logOut: @escaping () -> Void) {
        self.services = services
        self.logOut = logOut
    }

    private func makeRoot() -> any ViewController {
        let viewModel = PhotoListViewModel(
            repository: services.photos,
            clock: services.clock,
            exits: PhotoListExits(openPhoto: { [weak self] id in self?.openPhoto(id: id) }, logOut: logOut)
        )
        return PhotoListViewController(viewModel: viewModel, activity: services.clock.activity)
    }

    /// Opens a photo above the tab's first screen, in place of what lies there.
    func openLink(toPhoto id: Int) {
        stack.popToRoot(thenPush: makePhoto(id: id))
    }

    private func openPhoto(id: Int) {
        stack.push(makePhoto(id: id))
    }

    private func makePhoto(id: Int) -> any ViewController {
        let viewModel = PhotoViewModel(
            id: id,
            repository: services.photos,
            clock: services.clock,
            exits: PhotoExits(
                deleted: { [weak self] in self?.leavePhoto() },
                failed: { [weak self] alert in self?.leavePhoto(alert) }
            )
        )
        let photo = PhotoViewController(viewModel: viewModel, activity: services.clock.activity)
        self.photo = photo
        return photo
    }

    private func leavePhoto(_ alert: AlertContent) {
        photo?.present(Alert(alert))
        leavePhoto()
    }

    private func leavePhoto() {
        if let photo { stack.pop(photo) }
    }
}
