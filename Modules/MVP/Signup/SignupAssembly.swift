import Headless
import Shared

enum SignupAssembly {
    static func make(services: Services, delegate: any SignupDelegate) -> any ViewController {
        let presenter = SignupPresenter(
            accounts: services.accounts,
            sessions: services.sessions,
            policy: services.options.policy,
            afterSignup: services.options.afterSignup,
            activity: services.activity,
            delegate: delegate
        )
        let view = SignupViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
