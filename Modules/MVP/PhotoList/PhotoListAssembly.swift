import Shared

/// Puts Photos together.
enum PhotoListAssembly {
    static func make(app: AppController) -> PhotoListViewController {
        let presenter = PhotoListPresenter(repository: app.services.photos, clock: app.services.clock)
        let view = PhotoListViewController(presenter: presenter, app: app)
        presenter.view = view
        return view
    }
}
