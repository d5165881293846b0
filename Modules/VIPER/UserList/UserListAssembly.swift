import Headless
import Shared

/// No screen opens from Users, so it has no router.
enum UserListAssembly {
    static func make(services: Services, app: any AppModuleInput) -> any ViewController {
        let interactor = UserListInteractor(accounts: services.accounts, clock: services.clock)
        let presenter = UserListPresenter(interactor: interactor, app: app)
        let view = UserListViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        return view
    }
}
