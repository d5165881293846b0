/// Puts Dashboard together.
enum DashboardAssembly {
    static func make(app: AppController) -> DashboardViewController {
        let presenter = DashboardPresenter()
        let view = DashboardViewController(presenter: presenter, app: app)
        presenter.view = view
        return view
    }
}
