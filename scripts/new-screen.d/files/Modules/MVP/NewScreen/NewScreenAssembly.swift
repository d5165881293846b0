import Shared

enum NewScreenAssembly {
    static func make(services: Services) -> NewScreenViewController {
        let presenter = NewScreenPresenter(accounts: services.accounts, clock: services.clock)
        let view = NewScreenViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
