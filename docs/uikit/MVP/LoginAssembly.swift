import Shared
import UIKit

enum LoginAssembly {
    static func make(services: Services, delegate: any LoginDelegate) -> UIViewController {
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
