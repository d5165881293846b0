import Shared

/// Goes through a list of photos page by page, and starts again after the last one.
nonisolated struct PhotoWalk {
    private let repository: StoredPhotoRepository
    private var cursor: PhotoCursor?

    /// The time that each page after the first took.
    private(set) var pages = Timings()
    /// The number of photos seen.
    private(set) var seen = 0

    init(_ stored: StoredPhotos) {
        repository = stored.repository
    }

    mutating func step() async throws {
        if cursor == nil { take(try await repository.firstPage()) }
        take(try await pages.time { [repository, cursor] in try await repository.nextPage(after: cursor) })
    }

    private mutating func take(_ page: PhotoPage) {
        seen += page.photos.count
        cursor = page.isLast ? nil : page.cursor
    }
}
