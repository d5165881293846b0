import Headless
import Screens
import Shared

/// The flow of the tab Photos: Photos, and single photos above it.
final class PhotoListCoordinator: Coordinator {
    private let services: Services
    private let session: any SessionEnding
    private let router: StackRouter
    /// The open photo. Opening another releases this one, so its view model takes no exit afterwards.
    private weak var photo: PhotoViewController?

    init(services: Services, session: any SessionEnding, router: StackRouter) {
        self.services = services
        self.session = session
        self.router = router
    }

    func start() {
        let viewModel = PhotoListViewModel(
            repository: services.photos,
            session: session,
            activity: services.activity,
            exits: PhotoListViewModel.Exits(didChoosePhoto: { [weak self] id in self?.openPhoto(id: id) })
        )
        router.push(PhotoListViewController(viewModel: viewModel))
    }

    /// Opens a photo above Photos, in place of the screens there.
    func openPhoto(id: Int) {
        let viewModel = PhotoViewModel(
            id: id,
            repository: services.photos,
            activity: services.activity,
            exits: PhotoViewModel.Exits(
                didDelete: { [weak self] in self?.closePhoto() },
                didLosePhoto: { [weak self] in self?.closePhoto(showing: .photoGone) },
                didFailToLoadPhoto: { [weak self] failure in self?.closePhoto(after: failure) }
            )
        )
        let photo = PhotoViewController(viewModel: viewModel)
        self.photo = photo
        router.popToRoot(thenPush: photo)
    }

    /// Closes the photo, with an alert unless its read was canceled.
    private func closePhoto(after failure: Failure) {
        if let reason = failure.reason { router.present(Alert(.couldNotLoadPhoto(reason))) }
        closePhoto()
    }

    private func closePhoto(showing alert: AlertContent) {
        router.present(Alert(alert))
        closePhoto()
    }

    private func closePhoto() {
        if let photo { router.pop(photo) }
    }
}
