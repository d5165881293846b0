import Headless
import Shared

/// Puts a category's feed together. Only the system leads away from it, so it has no router.
enum FeedAssembly {
    static func make(category: String, services: Services) -> any ViewController {
        let interactor = FeedInteractor(
            category: category,
            feed: services.feed,
            favorites: services.favorites,
            clock: services.clock
        )
        let presenter = FeedPresenter(interactor: interactor)
        let view = FeedViewController(category: category, output: presenter)
        interactor.output = presenter
        presenter.view = view
        return view
    }
}
