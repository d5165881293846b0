import Headless
import Shared

enum DashboardAssembly {
    static func make(services: Services, logOutDelegate: any LogOutDelegate) -> any ViewController {
        let interactor = DashboardInteractor(
            catalog: services.catalog,
            pictures: services.pictures,
            addedPictures: services.addedPictures,
            activity: services.activity
        )
        let router = DashboardRouter(
            makeFeed: { FeedAssembly.make(category: $0, services: services) },
            makeAddImage: { AddImageAssembly.make(services: services) }
        )
        let presenter = DashboardPresenter(
            interactor: interactor,
            router: router,
            logOutDelegate: logOutDelegate,
            clock: services.clock,
            activity: services.activity
        )
        let view = DashboardViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }
}
