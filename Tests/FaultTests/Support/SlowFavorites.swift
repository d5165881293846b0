import Shared

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
