extension PhotoTable {
    private static let columns = "id, coalesce(user_title, title), address, thumbnail"
    private static let isListed = "position IS NOT NULL AND is_deleted = 0"

    /// Returns the stored photos after `cursor`, as far as the list is complete, and which pages of the service have
    /// been fetched.
    func page(after cursor: PhotoCursor?) async throws -> (page: PhotoPage, progress: PhotoProgress) {
        try await database.read { connection in
            let progress = try Self.progress(connection)
            let rows = try connection.rows(
                """
                SELECT \(Self.columns), position FROM photos
                WHERE \(Self.isListed) AND (position, id) > (?, ?) AND position <= ? ORDER BY position, id LIMIT ?
                """,
                .integer(cursor?.position ?? .min),
                .integer(cursor?.id ?? .min),
                .integer(progress.seam ?? .max),
                .integer(Self.pageSize + 1)
            ) { (photo: Self.photo($0), position: $0.integer(4)) }
            let shown = rows.prefix(Self.pageSize)
            let end = shown.last.map { PhotoCursor(position: $0.position, id: $0.photo.id) }
            let isLast = rows.count == shown.count && progress.lastPage != nil
            return (PhotoPage(photos: shown.map(\.photo), cursor: end ?? cursor, isLast: isLast), progress)
        }
    }

    /// Returns the listed photos through `cursor`.
    func photos(through cursor: PhotoCursor) async throws -> [Photo] {
        try await database.read { connection in
            try connection.rows(
                """
                SELECT \(Self.columns) FROM photos
                WHERE \(Self.isListed) AND (position, id) <= (?, ?) ORDER BY position, id
                """,
                .integer(cursor.position),
                .integer(cursor.id),
                read: Self.photo
            )
        }
    }

    /// Returns the photo with this id, listed or not; `nil` if none is stored. Throws `PhotoError.gone` if the user
    /// deleted it.
    func photo(_ id: Int) async throws -> Photo? {
        try await database.read { connection in
            let sql = "SELECT \(Self.columns), is_deleted FROM photos WHERE id = ?"
            return try connection.rows(sql, .integer(id)) { row in
                guard row.integer(4) == 0 else { throw PhotoError.gone }
                return Self.photo(row)
            }.first
        }
    }

    /// Returns which pages have been fetched; none if the database has a number that no page or refresh has.
    static func progress(_ connection: SQLiteConnection) throws -> PhotoProgress {
        let sql = "SELECT next_page, last_page, pending_page, refreshes, completed, seam FROM photo_pages"
        let progress = try connection.rows(sql) { row in
            PhotoProgress(
                nextPage: row.integer(0),
                lastPage: row.optionalInteger(1),
                pendingPage: row.optionalInteger(2),
                refreshes: row.integer(3),
                completed: row.integer(4),
                seam: row.optionalInteger(5)
            )
        }
        return progress.first.flatMap { $0.isPossible ? $0 : nil } ?? PhotoProgress()
    }

    /// Returns the position of a photo, listed or deleted; `nil` if it has none.
    static func position(of photo: Photo, _ connection: SQLiteConnection) throws -> Int? {
        let sql = "SELECT position FROM photos WHERE id = ?"
        return try connection.rows(sql, .integer(photo.id)) { $0.optionalInteger(0) }.first.flatMap(\.self)
    }

    /// Returns whether any photo, listed or deleted, has a position from `start` on.
    static func hasPhotos(from start: Int, _ connection: SQLiteConnection) throws -> Bool {
        let sql = "SELECT 1 FROM photos WHERE position >= ? LIMIT 1"
        return try !connection.rows(sql, .integer(start)) { _ in true }.isEmpty
    }

    private static func photo(_ row: SQLiteStatement) -> Photo {
        Photo(
            id: row.integer(0),
            title: row.text(1),
            address: ExactText(row.text(2)),
            thumbnail: ExactText(row.text(3))
        )
    }
}
