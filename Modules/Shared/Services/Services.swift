/// What an app is built from: its services, and its work under way. View controllers, presenters, interactors and view
/// models receive only what they need.
package struct Services: Sendable {
    package var clock: any AppClock
    package var activity: Activity
    package var accounts: any AccountService
    package var sessions: any SessionStore
    package var catalog: any CatalogService
    package var pictures: any PictureService
    package var addedPictures: any AddedPictureStore
    package var feed: any FeedService
    package var favorites: any FavoriteStore
    package var photos: any PhotoRepository
    package var images: any ImageLoader
    package var options: AppOptions

    package init(
        clock: any AppClock,
        activity: Activity,
        accounts: any AccountService,
        sessions: any SessionStore,
        catalog: any CatalogService,
        pictures: any PictureService,
        addedPictures: any AddedPictureStore,
        feed: any FeedService,
        favorites: any FavoriteStore,
        photos: any PhotoRepository,
        images: any ImageLoader,
        options: AppOptions
    ) {
        self.clock = clock
        self.activity = activity
        self.accounts = accounts
        self.sessions = sessions
        self.catalog = catalog
        self.pictures = pictures
        self.addedPictures = addedPictures
        self.feed = feed
        self.favorites = favorites
        self.photos = photos
        self.images = images
        self.options = options
    }
}
