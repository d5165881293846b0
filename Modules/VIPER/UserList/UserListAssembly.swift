import Headless
import Shared

/// Puts Users together.
enum UserListAssembly {
    static func make(services: Services, app: (any AppModuleInput)?) -> any ViewController {
        let interactor = UserListInteractor(accounts: services.accounts, clock: services.clock)
        let router = UserListRouter(app: app)
        let presenter = UserListPresenter(interactor: interactor, router: router)
        let view = UserListViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        return view
    }
}
