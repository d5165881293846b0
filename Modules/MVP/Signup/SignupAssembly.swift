import Headless
import Shared

enum SignupAssembly {
    static func make(services: Services, delegate: any SignupDelegate) -> any ViewController {
        let presenter = SignupPresenter(
            accounts: services.accounts,
            policy: services.options.policy,
            clock: services.clock,
            delegate: delegate
        )
        let view = SignupViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
