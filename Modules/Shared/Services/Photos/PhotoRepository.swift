/// The photos of this device. Responses of the service are written to the database first and read from there.
///
/// Methods that fetch throw `ServiceError`; all methods may throw `StorageError`.
package protocol PhotoRepository: Sendable {
    /// Returns the first photos of the list; requests them only if none are stored.
    func firstPage() async throws -> PhotoPage

    /// Returns the stored photos after `cursor`; if there are none, fetches the next page.
    func nextPage(after cursor: PhotoCursor?) async throws -> PhotoPage

    /// Fetches the service's first page again; returns the list from its start.
    func refresh() async throws -> PhotoPage

    /// Returns the list from its start through `cursor`, to show it again after a change; if none of these photos are
    /// left, returns the stored photos that follow. Sends no request.
    func photos(through cursor: PhotoCursor?) async throws -> PhotoPage

    /// Returns a photo, fetched if it is not stored; fetching does not add it to the list. Throws `PhotoError.gone`.
    func photo(_ id: Int) async throws -> Photo

    /// Gives a photo a title that later responses do not overwrite. Throws `PhotoError.gone`.
    func rename(_ id: Int, to title: String) async throws

    /// Deletes a photo; later responses do not restore it. Throws `PhotoError.gone`.
    func delete(_ id: Int) async throws

    /// Announces each new title and deletion of this process, and each photo found to be gone.
    var changes: Changes { get }
}

extension PhotoRepository {
    /// Returns the page for `request`.
    package func page(_ request: PhotoPaging.Request) async throws -> PhotoPage {
        switch request {
        case .first: try await firstPage()
        case .next(let cursor): try await nextPage(after: cursor)
        case .refresh: try await refresh()
        }
    }
}

/// The reason why a photo cannot be shown or changed.
package enum PhotoError: Error, Equatable {
    /// The user deleted it, or the service does not have it.
    case gone
}
