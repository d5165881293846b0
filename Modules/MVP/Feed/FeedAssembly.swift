import Shared

enum FeedAssembly {
    static func make(category: String, services: Services) -> FeedViewController {
        let presenter = FeedPresenter(
            category: category,
            feed: services.feed,
            favorites: services.favorites,
            clock: services.clock
        )
        let view = FeedViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
