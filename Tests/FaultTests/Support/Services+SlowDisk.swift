import Shared

extension Services {
    /// Returns the same services on a disk that takes two seconds for each change of photos, favorites and added
    /// pictures, except for `likes` of pictures with these titles.
    func withSlowDisk(likes: [String: Duration] = [:]) -> Services {
        Services(
            clock: clock,
            accounts: accounts,
            sessions: sessions,
            catalog: catalog,
            pictures: pictures,
            addedPictures: SlowAddedPictures(addedPictures: addedPictures, clock: clock),
            feed: feed,
            favorites: SlowFavorites(favorites: favorites, clock: clock, likes: likes),
            photos: SlowPhotos(photos: photos, clock: clock),
            images: images,
            options: options
        )
    }
}
