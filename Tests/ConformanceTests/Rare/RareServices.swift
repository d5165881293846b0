import Shared
import Synchronization

/// A session store whose session cannot be removed.
nonisolated struct LastingSession: SessionStore {
    let sessions: any SessionStore

    func current() async throws -> Session? { try await sessions.current() }
    func save(_ session: Session) async throws { try await sessions.save(session) }
    func remove() async throws { throw StorageError("The session file is read-only.") }
}

/// A feed service that finds no pictures.
nonisolated struct EmptyFeed: FeedService {
    func pictures(of category: String) async throws -> [FeedPicture] { [] }
}

/// A feed service that finds two pictures whose ids and thumbnails are equal as `String`, not in their bytes.
nonisolated struct TwinFeed: FeedService {
    func pictures(of category: String) async throws -> [FeedPicture] {
        [("One", "\u{E9}"), ("Two", "e\u{301}")].map { title, name in
            FeedPicture(
                id: ExactText(name),
                title: title,
                photographer: "Ann",
                thumbnail: "https://example.com/\(name)"
            )
        }
    }
}

/// A favorite store that cannot be read, and forgets what is liked.
nonisolated struct UnreadFavorites: FavoriteStore {
    let changes: Changes

    func all() async throws -> [FeedPicture] { throw StorageError("The database is damaged.") }
    func likedIDs() async throws -> Set<FeedPicture.ID> { throw StorageError("The database is damaged.") }
    func like(_ picture: FeedPicture) async throws { changes.announce() }
    func unlike(_ id: FeedPicture.ID) async throws { changes.announce() }
}

/// An account service that logs in and lists no users.
nonisolated struct UnlistedAccounts: AccountService {
    let accounts: any AccountService

    func logIn(_ credentials: Credentials) async throws -> Session { try await accounts.logIn(credentials) }
    func signUp(_ registration: Registration) async throws -> Session { try await accounts.signUp(registration) }
    func users() async throws -> [User] { [] }
}

/// Allows the first of several reads.
nonisolated final class FirstRead: Sendable {
    private let isOver = Mutex(false)

    func check() throws {
        let isFirst = isOver.withLock { isOver in
            defer { isOver = true }
            return !isOver
        }
        if !isFirst { throw StorageError("The database is locked.") }
    }
}

/// A favorite store that can be read once.
nonisolated struct OnceReadFavorites: FavoriteStore {
    let favorites: any FavoriteStore
    let pictures = FirstRead()
    let ids = FirstRead()
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

extension Services {
    /// Returns the same services with the given ones replaced.
    func replacing(
        accounts: (any AccountService)? = nil,
        sessions: (any SessionStore)? = nil,
        addedPictures: (any AddedPictureStore)? = nil,
        feed: (any FeedService)? = nil,
        favorites: (any FavoriteStore)? = nil,
        photos: (any PhotoRepository)? = nil
    ) -> Services {
        Services(
            clock: clock,
            activity: activity,
            accounts: accounts ?? self.accounts,
            sessions: sessions ?? self.sessions,
            catalog: catalog,
            pictures: pictures,
            addedPictures: addedPictures ?? self.addedPictures,
            feed: feed ?? self.feed,
            favorites: favorites ?? self.favorites,
            photos: photos ?? self.photos,
            images: images,
            options: options
        )
    }
}
