import Headless
import Shared

enum PhotoListAssembly {
    static func make(
        services: Services,
        logOutDelegate: any LogOutDelegate,
        changeDelegate: any ChangeDelegate
    ) -> any ViewController {
        let presenter = PhotoListPresenter(
            repository: services.photos,
            clock: services.clock,
            logOutDelegate: logOutDelegate,
            changeDelegate: changeDelegate
        )
        let view = PhotoListViewController(presenter: presenter) {
            PhotoAssembly.make(id: $0, services: services, changeDelegate: $1)
        }
        presenter.view = view
        return view
    }
}
