import Headless
import Shared

enum PhotoListAssembly {
    static func make(
        services: Services,
        sessionDelegate: any SessionDelegate,
        changeDelegate: any ChangeDelegate
    ) -> any ViewController {
        let presenter = PhotoListPresenter(
            repository: services.photos,
            clock: services.clock,
            sessionDelegate: sessionDelegate
        )
        let view = PhotoListViewController(presenter: presenter) { [weak changeDelegate] id in
            PhotoAssembly.make(id: id, services: services, changeDelegate: changeDelegate)
        }
        presenter.view = view
        return view
    }
}
