import Headless
import Shared

enum AddImageAssembly {
    static func make(services: Services) -> any ViewController {
        let interactor = AddImageInteractor(addedPictures: services.addedPictures, activity: services.activity)
        let router = AddImageRouter()
        let presenter = AddImagePresenter(interactor: interactor, router: router)
        let view = AddImageViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
