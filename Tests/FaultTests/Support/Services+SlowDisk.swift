import Shared

extension Services {
    /// The same services over a disk that takes two seconds for each change of photos and favourites.
    var withSlowDisk: Services {
        Services(
            clock: clock,
            accounts: accounts,
            sessions: sessions,
            catalogue: catalogue,
            pictures: pictures,
            addedPictures: addedPictures,
            feed: feed,
            favourites: SlowFavourites(favourites: favourites, clock: clock),
            photos: SlowPhotos(photos: photos, clock: clock),
            images: images,
            options: options
        )
    }
}
