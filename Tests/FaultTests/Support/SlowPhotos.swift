import Shared

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
