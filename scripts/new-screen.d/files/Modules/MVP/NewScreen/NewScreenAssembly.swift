import Headless
import Shared

enum NewScreenAssembly {
    static func make(services: Services) -> any ViewController {
        let presenter = NewScreenPresenter(accounts: services.accounts, clock: services.clock)
        let view = NewScreenViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
