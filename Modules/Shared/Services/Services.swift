/// What an app is built from: its services, and its work under way. View controllers, presenters, interactors and view
/// models receive only what they need.
package struct Services: Sendable {
    package let clock: any AppClock
    package let activity: Activity
    package let accounts: any AccountService
    package let sessions: any SessionStore
    package let catalog: any CatalogService
    package let pictures: any PictureService
    package let addedPictures: any AddedPictureStore
    package let feed: any FeedService
    package let favorites: any FavoriteStore
    package let photos: any PhotoRepository
    package let images: any ImageLoader
    package let options: AppOptions

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
