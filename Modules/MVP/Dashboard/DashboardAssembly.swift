import Headless
import Shared

enum DashboardAssembly {
    static func make(
        services: Services,
        sessionDelegate: any SessionDelegate,
        changeDelegate: any ChangeDelegate
    ) -> any ViewController {
        let presenter = DashboardPresenter(
            catalog: services.catalog,
            pictures: services.pictures,
            addedPictures: services.addedPictures,
            clock: services.clock,
            sessionDelegate: sessionDelegate
        )
        let view = DashboardViewController(
            presenter: presenter,
            makeFeed: { [weak changeDelegate] category in
                FeedAssembly.make(category: category, services: services, changeDelegate: changeDelegate)
            },
            makeAddImage: { [weak changeDelegate] in
                AddImageAssembly.make(services: services, changeDelegate: changeDelegate)
            }
        )
        presenter.view = view
        return view
    }
}
