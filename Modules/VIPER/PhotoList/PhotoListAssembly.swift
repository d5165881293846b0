import Headless
import Shared

enum PhotoListAssembly {
    static func make(services: Services, app: any AppModuleInput) -> any ViewController {
        let interactor = PhotoListInteractor(repository: services.photos, clock: services.clock)
        let router = PhotoListRouter(services: services, app: app)
        let presenter = PhotoListPresenter(interactor: interactor, router: router, app: app)
        let view = PhotoListViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
