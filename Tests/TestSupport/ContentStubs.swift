import Foundation
import Shared

extension Services {
    /// Services with the given doubles for accounts and sessions, and empty ones for all content.
    nonisolated package static func stub(
        clock: any AppClock,
        accounts: any AccountService,
        sessions: any SessionStore,
        options: AppOptions = AppOptions()
    ) -> Services {
        let content = EmptyContent(activity: clock.activity)
        return Services(
            clock: clock,
            accounts: accounts,
            sessions: sessions,
            catalog: content,
            pictures: content,
            addedPictures: content,
            feed: content,
            favorites: EmptyFavorites(changes: content.changes),
            photos: EmptyPhotos(changes: content.changes),
            images: content,
            options: options
        )
    }
}

/// Content services that have nothing to show.
nonisolated private struct EmptyContent: CatalogService, PictureService, AddedPictureStore, FeedService, ImageLoader {
    let changes: Changes

    init(activity: Activity) {
        changes = Changes(activity: activity)
    }

    func banners() async throws -> [CatalogItem] { [] }
    func categories() async throws -> [CatalogItem] { [] }
    func products() async throws -> [CatalogItem] { [] }
    func pictures() async throws -> [Picture] { [] }
    func all() async throws -> [Picture] { [] }
    func add(_ picture: NewPicture) async throws {}
    func pictures(of category: String) async throws -> [FeedPicture] { [] }
    func load(_ address: ExactText) async throws -> Data { Data() }
}

nonisolated private struct EmptyFavorites: FavoriteStore {
    let changes: Changes

    func all() async throws -> [FeedPicture] { [] }
    func likedIDs() async throws -> Set<FeedPicture.ID> { [] }
    func like(_ picture: FeedPicture) async throws {}
    func unlike(_ id: FeedPicture.ID) async throws {}
}

nonisolated private struct EmptyPhotos: PhotoRepository {
    let changes: Changes

    private var nothing: PhotoPage { PhotoPage(photos: [], cursor: nil, isLast: true) }

    func firstPage() async throws -> PhotoPage { nothing }
    func nextPage(after cursor: PhotoCursor?) async throws -> PhotoPage { nothing }
    func refresh() async throws -> PhotoPage { nothing }
    func photos(through cursor: PhotoCursor?) async throws -> PhotoPage { nothing }
    func photo(_ id: Int) async throws -> Photo { throw PhotoError.gone }
    func rename(_ id: Int, to title: String) async throws { throw PhotoError.gone }
    func delete(_ id: Int) async throws { throw PhotoError.gone }
}
