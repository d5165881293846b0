import Headless
import Shared

enum PhotoAssembly {
    static func make(id: Int, services: Services) -> any ViewController {
        let presenter = PhotoPresenter(id: id, repository: services.photos, activity: services.activity)
        let view = PhotoViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
