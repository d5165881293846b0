import Headless
import Shared

enum UserListAssembly {
    static func make(services: Services, logOutDelegate: any LogOutDelegate) -> any ViewController {
        let presenter = UserListPresenter(
            accounts: services.accounts,
            activity: services.activity,
            logOutDelegate: logOutDelegate
        )
        let view = UserListViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
