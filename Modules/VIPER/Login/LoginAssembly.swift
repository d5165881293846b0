import Headless
import Shared

/// Puts Log in together.
enum LoginAssembly {
    static func make(services: Services, app: (any AppModuleInput)?) -> any ViewController {
        let interactor = LoginInteractor(accounts: services.accounts, clock: services.clock)
        let router = LoginRouter(services: services, app: app)
        let presenter = LoginPresenter(interactor: interactor, router: router)
        let view = LoginViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
