import Headless
import Shared

enum SignupAssembly {
    static func make(services: Services, output: any SignupModuleOutput) -> any ViewController {
        let policy = services.options.policy
        let interactor = SignupInteractor(accounts: services.accounts, policy: policy, clock: services.clock)
        let router = SignupRouter()
        let presenter = SignupPresenter(policy: policy, interactor: interactor, router: router, moduleOutput: output)
        let view = SignupViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
