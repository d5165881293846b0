import Shared

/// Puts Dashboard together.
enum DashboardAssembly {
    static func make(app: AppController) -> DashboardViewController {
        let presenter = DashboardPresenter(
            catalog: app.services.catalog,
            pictures: app.services.pictures,
            addedPictures: app.services.addedPictures,
            clock: app.services.clock
        )
        let view = DashboardViewController(presenter: presenter, app: app)
        presenter.view = view
        return view
    }
}
