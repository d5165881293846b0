import Headless
import Shared

enum PhotoListAssembly {
    static func make(
        services: Services,
        output: any PhotoListModuleOutput
    ) -> (view: any ViewController, input: any PhotoListModuleInput) {
        let interactor = PhotoListInteractor(repository: services.photos, clock: services.clock)
        let router = PhotoListRouter(makePhoto: { PhotoAssembly.make(id: $0, services: services, output: $1) })
        let presenter = PhotoListPresenter(interactor: interactor, router: router, moduleOutput: output)
        let view = PhotoListViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return (view, presenter)
    }
}
