import Headless
import Shared

enum PhotoListAssembly {
    static func make(services: Services, logOutDelegate: any LogOutDelegate) -> any ViewController {
        let presenter = PhotoListPresenter(
            repository: services.photos,
            activity: services.activity,
            logOutDelegate: logOutDelegate
        )
        let view = PhotoListViewController(presenter: presenter) {
            PhotoAssembly.make(id: $0, services: services)
        }
        presenter.view = view
        return view
    }
}
