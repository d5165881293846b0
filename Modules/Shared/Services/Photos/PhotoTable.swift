/// The photos in the database. Their positions keep the order of the service: what it added before the stored photos
/// comes first.
struct PhotoTable: Sendable {
    /// The number of photos on a page, of the service and of the list.
    static let pageSize = 20

    let database: Database

    /// Stores a page of the service, numbered from 1, in one transaction, unless other pages have been stored since it
    /// was requested at `start`. A photo that is already stored keeps its position, the user's title and its deletion.
    func store(_ photos: [Photo], page: Int, requestedAt start: PhotoProgress? = nil) async throws {
        try await database.write { connection in
            var progress = try Self.progress(connection)
            if let start, start != progress { return }
            try Self.place(photos, of: page, &progress, connection)
            try connection.run(
                """
                UPDATE photo_pages
                SET next_page = ?, last_page = ?, pending_page = ?, refreshes = ?, completed = ?, seam = ?
                """,
                .integer(progress.nextPage),
                SQLiteValue(progress.lastPage),
                SQLiteValue(progress.pendingPage),
                .integer(progress.refreshes),
                .integer(progress.completed),
                SQLiteValue(progress.seam)
            )
        }
    }

    /// Stores the photos of a page in their order. New ones precede the older photos until the refresh has met one of
    /// these.
    private static func place(
        _ photos: [Photo],
        of page: Int,
        _ progress: inout PhotoProgress,
        _ connection: SQLiteConnection
    ) throws {
        if page == 1 { progress.beginRefresh() }
        let count = photos.count
        let photos = photos.withoutRepeatedIDs()
        let kept = try photos.map { photo in
            try position(of: photo, connection).flatMap { progress.keeps($0) ? $0 : nil }
        }
        if progress.goesBack(from: page, startsWithNew: kept.first.flatMap(\.self) == nil) { return }
        let isOfRefresh =
            try page == 1 ? hasPhotos(from: progress.firstOlderPosition, connection) : progress.seam != nil
        var isNewer = isOfRefresh && !(progress.seam.map(progress.isOlder) ?? false)
        var last: Int?
        for (index, photo) in photos.enumerated() {
            if let kept = kept[index], progress.isOlder(kept) { isNewer = false }
            let position = kept[index] ?? progress.position(page, index, isNewer: isNewer)
            try store(photo, at: position, connection)
            last = position
        }
        let isNew = kept.contains(nil)
        progress.fetched(page, count: count, seam: isOfRefresh && isNew ? last : nil)
    }

    /// Stores a photo without listing it, unless it is listed already.
    func storeUnlisted(_ photo: Photo) async throws {
        try await database.write { try Self.store(photo, at: nil, $0) }
    }

    /// Gives a photo the user's own title; returns `false` if there is no such photo.
    func rename(_ id: Int, to title: String) async throws -> Bool {
        let sql = "UPDATE photos SET user_title = ? WHERE id = ? AND is_deleted = 0"
        return try await database.write { try $0.run(sql, .text(title), .integer(id)) == 1 }
    }

    /// Marks a photo as deleted; returns `false` if there is no such photo.
    func delete(_ id: Int) async throws -> Bool {
        let sql = "UPDATE photos SET is_deleted = 1 WHERE id = ? AND is_deleted = 0"
        return try await database.write { try $0.run(sql, .integer(id)) == 1 }
    }

    private static func store(_ photo: Photo, at position: Int?, _ connection: SQLiteConnection) throws {
        try connection.run(
            """
            INSERT INTO photos (id, position, title, address, thumbnail) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET
                position = coalesce(excluded.position, position),
                title = excluded.title, address = excluded.address, thumbnail = excluded.thumbnail
            """,
            .integer(photo.id),
            SQLiteValue(position),
            .text(photo.title),
            .text(photo.address.text),
            .text(photo.thumbnail.text)
        )
    }
}
