import Headless
import Shared

enum PhotoListAssembly {
    static func make(services: Services, output: any PhotoListModuleOutput) -> any ViewController {
        let interactor = PhotoListInteractor(repository: services.photos, clock: services.clock)
        let router = PhotoListRouter(makePhoto: { PhotoAssembly.make(id: $0, services: services) })
        let presenter = PhotoListPresenter(interactor: interactor, router: router, moduleOutput: output)
        let view = PhotoListViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
