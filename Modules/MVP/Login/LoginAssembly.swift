import Headless
import Shared

enum LoginAssembly {
    static func make(services: Services, sessionDelegate: any SessionDelegate) -> any ViewController {
        let presenter = LoginPresenter(
            accounts: services.accounts,
            clock: services.clock,
            sessionDelegate: sessionDelegate
        )
        let view = LoginViewController(presenter: presenter) { [weak sessionDelegate] delegate in
            SignupAssembly.make(services: services, delegate: delegate, sessionDelegate: sessionDelegate)
        }
        presenter.view = view
        return view
    }
}
