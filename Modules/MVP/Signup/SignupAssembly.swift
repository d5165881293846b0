import Shared

/// Puts Sign up together.
enum SignupAssembly {
    static func make(app: AppController, delegate: any SignupDelegate) -> SignupViewController {
        let presenter = SignupPresenter(
            accounts: app.services.accounts,
            policy: app.services.options.policy,
            clock: app.services.clock,
            delegate: delegate
        )
        let view = SignupViewController(presenter: presenter, app: app)
        presenter.view = view
        return view
    }
}
