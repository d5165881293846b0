import Headless
import Shared

enum DashboardAssembly {
    static func make(services: Services, output: any DashboardModuleOutput) -> any ViewController {
        let interactor = DashboardInteractor(
            catalog: services.catalog,
            pictures: services.pictures,
            addedPictures: services.addedPictures,
            clock: services.clock
        )
        let router = DashboardRouter(
            makeFeed: { FeedAssembly.make(category: $0, services: services) },
            makeAddImage: { AddImageAssembly.make(services: services) }
        )
        let presenter = DashboardPresenter(
            interactor: interactor,
            router: router,
            moduleOutput: output,
            clock: services.clock
        )
        let view = DashboardViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
