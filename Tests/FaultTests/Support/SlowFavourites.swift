import Shared

/// The favourites of a disk that takes two seconds for each change.
nonisolated struct SlowFavourites: FavouriteStore {
    let favourites: any FavouriteStore
    let clock: any AppClock

    var changes: Changes { favourites.changes }

    func all() async throws -> [FeedPicture] { try await favourites.all() }
    func likedIDs() async throws -> Set<String> { try await favourites.likedIDs() }

    func like(_ picture: FeedPicture) async throws {
        try await clock.sleep(for: .seconds(2))
        try await favourites.like(picture)
    }

    func unlike(_ id: String) async throws {
        try await clock.sleep(for: .seconds(2))
        try await favourites.unlike(id)
    }
}
