import Headless
import Shared

/// Puts Sign up together.
enum SignupAssembly {
    static func make(
        services: Services,
        app: (any AppModuleInput)?,
        output: any SignupModuleOutput
    ) -> any ViewController {
        let interactor = SignupInteractor(
            accounts: services.accounts,
            policy: services.options.policy,
            clock: services.clock
        )
        let router = SignupRouter(app: app)
        let presenter = SignupPresenter(interactor: interactor, router: router, moduleOutput: output)
        let view = SignupViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
