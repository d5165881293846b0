import Shared

/// Puts Users together.
enum UserListAssembly {
    static func make(app: AppController) -> UserListViewController {
        let presenter = UserListPresenter(accounts: app.services.accounts, clock: app.services.clock)
        let view = UserListViewController(presenter: presenter, app: app)
        presenter.view = view
        return view
    }
}
