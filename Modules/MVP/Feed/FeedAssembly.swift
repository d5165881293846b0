import Shared

/// Puts a category's feed together.
enum FeedAssembly {
    static func make(category: String, app: AppController) -> FeedViewController {
        let presenter = FeedPresenter(
            category: category,
            feed: app.services.feed,
            favorites: app.services.favorites,
            clock: app.services.clock
        )
        let view = FeedViewController(category: category, presenter: presenter)
        presenter.view = view
        return view
    }
}
