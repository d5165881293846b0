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

/// A photo repository on a disk that takes two seconds for each change.
nonisolated struct SlowPhotos: PhotoRepository {
    let photos: any PhotoRepository
    let clock: any AppClock

    var changes: Changes { photos.changes }

    func firstPage() async throws -> PhotoPage { try await photos.firstPage() }
    func nextPage(after cursor: PhotoCursor?) async throws -> PhotoPage { try await photos.nextPage(after: cursor) }
    func refresh() async throws -> PhotoPage { try await photos.refresh() }
    func photos(through cursor: PhotoCursor?) async throws -> PhotoPage {
        try await photos.photos(through: cursor)
    }
    func photo(_ id: Int) async throws -> Photo { try await photos.photo(id) }

    func rename(_ id: Int, to title: String) async throws {
        try await clock.sleep(for: .seconds(2))
        try await photos.rename(id, to: title)
    }

    func delete(_ id: Int) async throws {
        try await clock.sleep(for: .seconds(2))
        try await photos.delete(id)
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
