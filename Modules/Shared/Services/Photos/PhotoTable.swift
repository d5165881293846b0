/// The photos in the database. Their positions keep the order of the service.
package struct PhotoTable: Sendable {
    /// The number of photos on a page, of the service and of the list.
    package static let pageSize = 20

    let database: Database

    package init(database: Database) {
        self.database = database
    }

    /// Stores a page of the service, numbered from 1, in one transaction. A photo that is already stored keeps its
    /// position, the user's title and its deletion.
    package func store(_ photos: [Photo], page: Int) async throws {
        try await database.write { connection in
            for (index, photo) in photos.enumerated() {
                try Self.store(photo, at: page << 32 + index, connection)
            }
            var progress = try Self.progress(connection)
            progress.fetched(page, count: photos.count)
            try connection.run(
                "UPDATE photo_pages SET next_page = ?, last_page = ?",
                .integer(progress.nextPage),
                progress.lastPage.map(SQLiteValue.integer) ?? .null
            )
        }
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
                position = coalesce(position, excluded.position),
                title = excluded.title, address = excluded.address, thumbnail = excluded.thumbnail
            """,
            .integer(photo.id),
            position.map(SQLiteValue.integer) ?? .null,
            .text(photo.title),
            .text(photo.address.text),
            .text(photo.thumbnail.text)
        )
    }
}
