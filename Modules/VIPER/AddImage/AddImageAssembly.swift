import Headless
import Shared

enum AddImageAssembly {
    static func make(services: Services) -> any ViewController {
        let interactor = AddImageInteractor(addedPictures: services.addedPictures, clock: services.clock)
        let router = AddImageRouter()
        let presenter = AddImagePresenter(interactor: interactor, router: router)
        let view = AddImageViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
