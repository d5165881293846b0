import Headless
import Shared

/// No screen opens from a feed, so it has no router.
enum FeedAssembly {
    static func make(category: String, services: Services, app: any AppModuleInput) -> any ViewController {
        let interactor = FeedInteractor(
            category: category,
            feed: services.feed,
            favorites: services.favorites,
            clock: services.clock,
            app: app
        )
        let presenter = FeedPresenter(category: category, interactor: interactor)
        let view = FeedViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        return view
    }
}
