import Shared

extension Services {
    /// The same services on a disk that takes two seconds for each change of photos and favorites.
    var withSlowDisk: Services {
        Services(
            clock: clock,
            accounts: accounts,
            sessions: sessions,
            catalog: catalog,
            pictures: pictures,
            addedPictures: addedPictures,
            feed: feed,
            favorites: SlowFavorites(favorites: favorites, clock: clock),
            photos: SlowPhotos(photos: photos, clock: clock),
            images: images,
            options: options
        )
    }
}
