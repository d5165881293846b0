import Headless
import Shared

/// A feed opens and closes no screen, so it has no router.
enum FeedAssembly {
    static func make(category: String, services: Services) -> any ViewController {
        let interactor = FeedInteractor(
            category: category,
            feed: services.feed,
            favorites: services.favorites,
            activity: services.activity
        )
        let presenter = FeedPresenter(category: category, interactor: interactor)
        let view = FeedViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = view
        return view
    }
}
