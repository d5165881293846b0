import Headless
import Shared

enum FeedAssembly {
    static func make(category: String, services: Services) -> any ViewController {
        let presenter = FeedPresenter(
            category: category,
            feed: services.feed,
            favorites: services.favorites,
            activity: services.activity
        )
        let view = FeedViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
