import Headless
import Shared

enum SignupAssembly {
    static func make(services: Services, output: any SignupModuleOutput) -> any ViewController {
        let interactor = SignupInteractor(
            accounts: services.accounts,
            policy: services.options.policy,
            clock: services.clock
        )
        let router = SignupRouter()
        let presenter = SignupPresenter(interactor: interactor, router: router, moduleOutput: output)
        let view = SignupViewController(output: presenter, passwordHint: services.options.policy.hint)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
