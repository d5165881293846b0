/// The photos in the database, filled page by page from the service.
package struct StoredPhotoRepository: PhotoRepository {
    /// The maximum number of consecutive pages fetched without a displayable photo.
    private static let fetchLimit = 5

    package let changes: Changes
    private let table: PhotoTable
    private let client: any HTTPClient
    private let fetches: SharedWork<Int, Void>

    package init(database: Database, client: any HTTPClient, activity: Activity) {
        changes = Changes(activity: activity)
        table = PhotoTable(database: database)
        self.client = client
        fetches = SharedWork(activity: activity)
    }

    package func firstPage() async throws -> PhotoPage {
        let (page, _) = try await table.page(after: nil)
        guard page.photos.isEmpty else { return page }
        return page.isLast ? try await refresh() : try await nextPage(after: nil)
    }

    package func nextPage(after cursor: PhotoCursor?) async throws -> PhotoPage {
        for _ in 0..<Self.fetchLimit {
            let (page, progress) = try await table.page(after: cursor)
            guard page.photos.isEmpty, !page.isLast else { return page }
            try await fetch(progress.page, requestedAt: progress)
        }
        return try await table.page(after: cursor).page
    }

    package func refresh() async throws -> PhotoPage {
        try await fetch(1)
        return try await nextPage(after: nil)
    }

    package func photos(through cursor: PhotoCursor?) async throws -> PhotoPage {
        let (next, _) = try await table.page(after: cursor)
        guard let cursor else { return next }
        let photos = try await table.photos(through: cursor)
        if photos.isEmpty { return next }
        return PhotoPage(photos: photos, cursor: cursor, isLast: next.photos.isEmpty && next.isLast)
    }

    package func photo(_ id: Int) async throws -> Photo {
        do {
            if let photo = try await table.photo(id) { return photo }
            try await table.storeUnlisted(try await fetchPhoto(id))
            guard let photo = try await table.photo(id) else { throw PhotoError.gone }
            return photo
        } catch PhotoError.gone {
            changes.announce()
            throw PhotoError.gone
        }
    }

    package func rename(_ id: Int, to title: String) async throws {
        try await change { try await table.rename(id, to: title) }
    }

    package func delete(_ id: Int) async throws {
        try await change { try await table.delete(id) }
    }

    /// Performs a change and announces it. A photo found to be gone is announced too, because lists may still show it.
    private func change(_ body: () async throws -> Bool) async throws {
        let isThere = try await body()
        changes.announce()
        if !isThere { throw PhotoError.gone }
    }

    /// Fetches a page and stores it; concurrent calls for one page share a request. A page requested at `start` is
    /// stored only if no other one was meanwhile.
    private func fetch(_ page: Int, requestedAt start: PhotoProgress? = nil) async throws {
        try await fetches.value(for: page) { [client, table] in
            let endpoint = Endpoint.photos(page: page, limit: PhotoTable.pageSize)
            let answer = try await client.value([PlaceholderPhoto].self, from: endpoint)
            let photos = answer.prefix(PhotoTable.pageSize).map(Photo.init)
            try await table.store(photos, page: page, requestedAt: start)
        }
    }

    private func fetchPhoto(_ id: Int) async throws -> Photo {
        do {
            let answer = try await client.value(PlaceholderPhoto.self, from: .photo(id: id))
            guard answer.id == id else { throw ServiceError.unexpected }
            return Photo(answer)
        } catch ServiceError.notFound {
            throw PhotoError.gone
        }
    }
}

extension Photo {
    fileprivate init(_ answer: PlaceholderPhoto) {
        self.init(
            id: answer.id,
            title: answer.title,
            address: ExactText(answer.url),
            thumbnail: ExactText(answer.thumbnailUrl)
        )
    }
}
