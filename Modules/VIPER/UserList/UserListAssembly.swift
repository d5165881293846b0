import Headless
import Shared

/// Users opens and closes no screen, so it has no router.
enum UserListAssembly {
    static func make(services: Services, output: any UserListModuleOutput) -> any ViewController {
        let interactor = UserListInteractor(accounts: services.accounts, clock: services.clock)
        let presenter = UserListPresenter(interactor: interactor, moduleOutput: output)
        let view = UserListViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        return view
    }
}
