import Headless
import Shared

enum UserListAssembly {
    static func make(services: Services, sessionDelegate: any SessionDelegate) -> any ViewController {
        let presenter = UserListPresenter(
            accounts: services.accounts,
            clock: services.clock,
            sessionDelegate: sessionDelegate
        )
        let view = UserListViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
