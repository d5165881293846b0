import Headless
import Shared

enum DashboardAssembly {
    static func make(
        services: Services,
        output: any DashboardModuleOutput
    ) -> (view: any ViewController, input: any DashboardModuleInput) {
        let interactor = DashboardInteractor(
            catalog: services.catalog,
            pictures: services.pictures,
            addedPictures: services.addedPictures,
            clock: services.clock
        )
        let router = DashboardRouter(
            makeFeed: { FeedAssembly.make(category: $0, services: services, output: $1) },
            makeAddImage: { AddImageAssembly.make(services: services, output: $0) }
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
        return (view, presenter)
    }
}
