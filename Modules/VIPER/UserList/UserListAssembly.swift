import Headless
import Shared

/// Users opens and closes no screen, so it has no router.
enum UserListAssembly {
    static func make(services: Services, logOutDelegate: any LogOutDelegate) -> any ViewController {
        let interactor = UserListInteractor(accounts: services.accounts, activity: services.activity)
        let presenter = UserListPresenter(interactor: interactor, logOutDelegate: logOutDelegate)
        let view = UserListViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = view
        return view
    }
}
