import Headless
import Shared

enum NewScreenAssembly {
    static func make(services: Services) -> any ViewController {
        let interactor = NewScreenInteractor(accounts: services.accounts, clock: services.clock)
        let router = NewScreenRouter()
        let presenter = NewScreenPresenter(interactor: interactor, router: router)
        let view = NewScreenViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
