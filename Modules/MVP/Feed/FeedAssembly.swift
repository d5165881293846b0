import Headless
import Shared

enum FeedAssembly {
    static func make(category: String, services: Services, changeDelegate: any ChangeDelegate) -> any ViewController {
        let presenter = FeedPresenter(
            category: category,
            feed: services.feed,
            favorites: services.favorites,
            clock: services.clock,
            changeDelegate: changeDelegate
        )
        let view = FeedViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
