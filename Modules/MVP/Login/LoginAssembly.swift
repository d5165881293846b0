import Headless
import Shared

enum LoginAssembly {
    static func make(services: Services, delegate: any LoginDelegate) -> any ViewController {
        let presenter = LoginPresenter(
            accounts: services.accounts,
            sessions: services.sessions,
            activity: services.activity,
            delegate: delegate
        )
        let view = LoginViewController(presenter: presenter) {
            SignupAssembly.make(services: services, delegate: $0)
        }
        presenter.view = view
        return view
    }
}
