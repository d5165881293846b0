import Headless
import Shared

enum PhotoListAssembly {
    static func make(services: Services, delegate: any TabsDelegate) -> any ViewController {
        let presenter = PhotoListPresenter(
            repository: services.photos,
            clock: services.clock,
            delegate: delegate
        )
        let view = PhotoListViewController(presenter: presenter) {
            PhotoAssembly.make(id: $0, services: services, changeDelegate: $1)
        }
        presenter.view = view
        return view
    }
}
