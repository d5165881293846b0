import Shared

extension Services {
    /// The same services on a disk that takes two seconds for each change of photos, favorites and added pictures.
    var withSlowDisk: Services {
        Services(
            clock: clock,
            accounts: accounts,
            sessions: sessions,
            catalog: catalog,
            pictures: pictures,
            addedPictures: SlowAddedPictures(addedPictures: addedPictures, clock: clock),
            feed: feed,
            favorites: SlowFavorites(favorites: favorites, clock: clock),
            photos: SlowPhotos(photos: photos, clock: clock),
            images: images,
            options: options
        )
    }
}
