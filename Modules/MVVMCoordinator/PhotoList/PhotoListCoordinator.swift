import Headless
import Screens
import Shared

/// The flow of the tab Photos: Photos, and single photos above it.
final class PhotoListCoordinator: Coordinator {
    private let services: Services
    private let session: SessionKeeper
    private let router: StackRouter

    init(services: Services, session: SessionKeeper, router: StackRouter) {
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
        weak var photo: PhotoViewController?
        let viewModel = PhotoViewModel(
            id: id,
            repository: services.photos,
            activity: services.activity,
            exits: PhotoViewModel.Exits(
                didDelete: { [weak self] in self?.close(photo) },
                didLosePhoto: { [weak self] failure in self?.close(photo, after: failure) }
            )
        )
        let view = PhotoViewController(viewModel: viewModel)
        photo = view
        router.popToRoot(thenPush: view)
    }

    private func close(_ photo: PhotoViewController?, after failure: Failure) {
        if let alert = alert(for: failure) { router.present(Alert(alert)) }
        close(photo)
    }

    private func close(_ photo: PhotoViewController?) {
        if let photo { router.pop(photo) }
    }

    private func alert(for failure: Failure) -> AlertContent? {
        failure == .photoGone ? .photoGone : failure.reason.map(AlertContent.couldNotLoadPhoto)
    }
}
