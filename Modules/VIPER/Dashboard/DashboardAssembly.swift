import Headless
import Shared

enum DashboardAssembly {
    static func make(services: Services, app: any AppModuleInput) -> any ViewController {
        let interactor = DashboardInteractor(
            catalog: services.catalog,
            pictures: services.pictures,
            addedPictures: services.addedPictures,
            clock: services.clock
        )
        let router = DashboardRouter(services: services, app: app)
        let rotation = BannerRotation(clock: services.clock)
        let presenter = DashboardPresenter(interactor: interactor, router: router, app: app, rotation: rotation)
        let view = DashboardViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
