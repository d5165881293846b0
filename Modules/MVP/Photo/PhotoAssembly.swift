import Shared

/// Puts Photo together.
enum PhotoAssembly {
    static func make(id: Int, app: AppController) -> PhotoViewController {
        let presenter = PhotoPresenter(id: id, repository: app.services.photos, clock: app.services.clock)
        let view = PhotoViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
