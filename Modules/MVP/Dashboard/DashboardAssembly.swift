import Headless
import Shared

enum DashboardAssembly {
    static func make(services: Services, logOutDelegate: any LogOutDelegate) -> any ViewController {
        let presenter = DashboardPresenter(
            catalog: services.catalog,
            pictures: services.pictures,
            addedPictures: services.addedPictures,
            clock: services.clock,
            activity: services.activity,
            logOutDelegate: logOutDelegate
        )
        let view = DashboardViewController(
            presenter: presenter,
            makeFeed: { FeedAssembly.make(category: $0, services: services) },
            makeAddImage: { AddImageAssembly.make(services: services) }
        )
        presenter.view = view
        return view
    }
}
