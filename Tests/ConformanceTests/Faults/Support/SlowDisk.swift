import Shared

extension Services {
    /// Returns the same services on a disk that takes two seconds for each change of photos, favorites and added
    /// pictures, except for `likes` of pictures with these titles.
    func withSlowDisk(likes: [String: Duration] = [:]) -> Services {
        var services = self
        services.addedPictures = SlowAddedPictures(addedPictures: addedPictures, clock: clock)
        services.favorites = SlowFavorites(favorites: favorites, clock: clock, likes: likes)
        services.photos = AlteredPhotos(photos: photos) { [clock] call in
            if call == .change { try await clock.sleep(for: .seconds(2)) }
        }
        return services
    }
}

/// A favorite store on a disk that takes two seconds for each change, and for a like of the given titles another time.
nonisolated struct SlowFavorites: FavoriteStore {
    let favorites: any FavoriteStore
    let clock: any AppClock
    let likes: [String: Duration]

    var changes: Changes { favorites.changes }

    func all() async throws -> [FeedPicture] { try await favorites.all() }
    func likedIDs() async throws -> Set<FeedPicture.ID> { try await favorites.likedIDs() }

    func like(_ picture: FeedPicture) async throws {
        try await clock.sleep(for: likes[picture.title, default: .seconds(2)])
        try await favorites.like(picture)
    }

    func unlike(_ id: FeedPicture.ID) async throws {
        try await clock.sleep(for: .seconds(2))
        try await favorites.unlike(id)
    }
}

/// A store of added pictures on a disk that takes two seconds for each change.
nonisolated struct SlowAddedPictures: AddedPictureStore {
    let addedPictures: any AddedPictureStore
    let clock: any AppClock

    var changes: Changes { addedPictures.changes }

    func all() async throws -> [Picture] { try await addedPictures.all() }

    func add(_ picture: NewPicture) async throws {
        try await clock.sleep(for: .seconds(2))
        try await addedPictures.add(picture)
    }
}
