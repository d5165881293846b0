import Headless
import Shared

enum SignupAssembly {
    static func make(services: Services, output: any SignupModuleOutput) -> any ViewController {
        let interactor = SignupInteractor(
            accounts: services.accounts,
            sessions: services.sessions,
            policy: services.options.policy,
            afterSignup: services.options.afterSignup,
            activity: services.activity
        )
        let router = SignupRouter()
        let presenter = SignupPresenter(
            passwordRule: services.options.policy.rule,
            interactor: interactor,
            router: router,
            moduleOutput: output
        )
        let view = SignupViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
