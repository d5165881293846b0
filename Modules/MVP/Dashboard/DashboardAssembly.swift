import Headless
import Shared

enum DashboardAssembly {
    static func make(services: Services, delegate: any TabsDelegate) -> any ViewController {
        let presenter = DashboardPresenter(
            catalog: services.catalog,
            pictures: services.pictures,
            addedPictures: services.addedPictures,
            clock: services.clock,
            delegate: delegate
        )
        let view = DashboardViewController(
            presenter: presenter,
            makeFeed: { FeedAssembly.make(category: $0, services: services, changeDelegate: $1) },
            makeAddImage: { AddImageAssembly.make(services: services, changeDelegate: $0) }
        )
        presenter.view = view
        return view
    }
}
