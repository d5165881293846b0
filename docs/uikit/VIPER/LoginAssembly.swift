import Shared
import UIKit

enum LoginAssembly {
    static func make(services: Services, output: any LoginModuleOutput) -> UIViewController {
        let interactor = LoginInteractor(
            accounts: services.accounts,
            sessions: services.sessions,
            activity: services.activity
        )
        let router = LoginRouter(makeSignup: { SignupAssembly.make(services: services, output: $0) })
        let presenter = LoginPresenter(interactor: interactor, router: router, moduleOutput: output)
        let view = LoginViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
