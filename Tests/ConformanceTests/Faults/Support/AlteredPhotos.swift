import Shared

/// A photo repository that delays or fails some calls.
nonisolated struct AlteredPhotos: PhotoRepository {
    enum Call {
        /// The list is read again after a change.
        case secondRead
        /// A title is saved, or a photo deleted.
        case change
    }

    let photos: any PhotoRepository
    /// Called before each of these calls.
    let prepare: @Sendable (Call) async throws -> Void

    var changes: Changes { photos.changes }

    func firstPage() async throws -> PhotoPage { try await photos.firstPage() }
    func nextPage(after cursor: PhotoCursor?) async throws -> PhotoPage { try await photos.nextPage(after: cursor) }
    func refresh() async throws -> PhotoPage { try await photos.refresh() }
    func photo(_ id: Int) async throws -> Photo { try await photos.photo(id) }

    func photos(through cursor: PhotoCursor?) async throws -> PhotoPage {
        try await prepare(.secondRead)
        return try await photos.photos(through: cursor)
    }

    func rename(_ id: Int, to title: String) async throws {
        try await prepare(.change)
        try await photos.rename(id, to: title)
    }

    func delete(_ id: Int) async throws {
        try await prepare(.change)
        try await photos.delete(id)
    }
}
