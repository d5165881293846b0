import Headless
import Shared

/// The flow of the tab Photos: its first screen, and single photos above it.
final class PhotoListCoordinator {
    private let services: Services
    private let navigator: Navigator
    private let logOut: () -> Void
    private weak var photo: PhotoViewController?

    /// `logOut` is called when the user wants to leave.
    init(services: Services, navigator: Navigator, logOut: @escaping () -> Void) {
        self.services = services
        self.navigator = navigator
        self.logOut = logOut
    }

    func makeRoot() -> any ViewController {
        let viewModel = PhotoListViewModel(
            repository: services.photos,
            clock: services.clock,
            exits: PhotoListExits(openPhoto: { [weak self] id in self?.openPhoto(id: id) }, logOut: logOut)
        )
        return PhotoListViewController(viewModel: viewModel, activity: services.clock.activity)
    }

    /// Opens a photo above the screen there is.
    func openPhoto(id: Int) {
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
        navigator.push(photo)
    }

    private func leavePhoto(_ alert: AlertContent) {
        navigator.show(Alert(alert))
        leavePhoto()
    }

    private func leavePhoto() {
        if let photo { navigator.leave(photo.screen) }
    }
}
