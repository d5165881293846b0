import Headless
import Shared

enum PhotoAssembly {
    static func make(id: Int, services: Services) -> any ViewController {
        let interactor = PhotoInteractor(id: id, repository: services.photos, activity: services.activity)
        let router = PhotoRouter()
        let presenter = PhotoPresenter(interactor: interactor, router: router)
        let view = PhotoViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
