import Headless
import Shared

enum PhotoListAssembly {
    static func make(services: Services, sessionDelegate: any SessionDelegate) -> any ViewController {
        let presenter = PhotoListPresenter(
            repository: services.photos,
            clock: services.clock,
            sessionDelegate: sessionDelegate
        )
        let view = PhotoListViewController(presenter: presenter) { id in
            PhotoAssembly.make(id: id, services: services)
        }
        presenter.view = view
        return view
    }
}
