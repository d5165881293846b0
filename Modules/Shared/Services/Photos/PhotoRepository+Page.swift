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
