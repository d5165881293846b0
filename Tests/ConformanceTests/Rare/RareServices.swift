import Shared
import Synchronization

/// Allows the first of several reads, unless that is over.
nonisolated final class FirstRead: Sendable {
    private let isOver: Mutex<Bool>

    init(isOver: Bool = false) {
        self.isOver = Mutex(isOver)
    }

    func check() throws {
        let isFirst = isOver.withLock { isOver in
            defer { isOver = true }
            return !isOver
        }
        if !isFirst { throw StorageError("The database is locked.") }
    }
}

/// A favorite store that can be read once, or never.
nonisolated struct OnceReadFavorites: FavoriteStore {
    let favorites: any FavoriteStore
    var pictures = FirstRead()
    var ids = FirstRead()
    var changes: Changes { favorites.changes }

    func all() async throws -> [FeedPicture] {
        try pictures.check()
        return try await favorites.all()
    }

    func likedIDs() async throws -> Set<FeedPicture.ID> {
        try ids.check()
        return try await favorites.likedIDs()
    }

    func like(_ picture: FeedPicture) async throws { try await favorites.like(picture) }
    func unlike(_ id: FeedPicture.ID) async throws { try await favorites.unlike(id) }
}

/// A store of added pictures that can be read once.
nonisolated struct OnceReadPictures: AddedPictureStore {
    let pictures: any AddedPictureStore
    let read = FirstRead()
    var changes: Changes { pictures.changes }

    func all() async throws -> [Picture] {
        try read.check()
        return try await pictures.all()
    }

    func add(_ picture: NewPicture) async throws { try await pictures.add(picture) }
}
