import Headless
import Shared

enum PhotoListAssembly {
    static func make(services: Services, logOutDelegate: any LogOutDelegate) -> any ViewController {
        let interactor = PhotoListInteractor(repository: services.photos, activity: services.activity)
        let router = PhotoListRouter(makePhoto: { PhotoAssembly.make(id: $0, services: services) })
        let presenter = PhotoListPresenter(interactor: interactor, router: router, logOutDelegate: logOutDelegate)
        let view = PhotoListViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
