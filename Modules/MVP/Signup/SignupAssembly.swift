import Headless
import Shared

enum SignupAssembly {
    static func make(
        services: Services,
        delegate: any SignupDelegate,
        sessionDelegate: (any SessionDelegate)?
    ) -> any ViewController {
        let presenter = SignupPresenter(
            accounts: services.accounts,
            policy: services.options.policy,
            clock: services.clock,
            delegate: delegate,
            sessionDelegate: sessionDelegate
        )
        let view = SignupViewController(presenter: presenter, passwordHint: services.options.policy.hint)
        presenter.view = view
        return view
    }
}
