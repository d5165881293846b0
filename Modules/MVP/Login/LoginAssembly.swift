import Shared

/// Puts Log in together.
enum LoginAssembly {
    static func make(app: AppController) -> LoginViewController {
        let presenter = LoginPresenter(accounts: app.services.accounts, clock: app.services.clock)
        let view = LoginViewController(presenter: presenter, app: app)
        presenter.view = view
        return view
    }
}
