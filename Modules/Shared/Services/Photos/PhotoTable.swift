/// The photos in the database. Their positions keep the order in which the service listed them.
package struct PhotoTable: Sendable {
    /// How many photos a page has, of the service's and of the list.
    package static let pageSize = 20

    let database: Database

    package init(database: Database) {
        self.database = database
    }

    /// Stores a page of the service, from 1, all or nothing. A photo that is stored already keeps its place in the
    /// list, the title the user gave it, and its deletion.
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

    /// Gives a photo the user's own title; false where there is no such photo.
    func rename(_ id: Int, to title: String) async throws -> Bool {
        let sql = "UPDATE photos SET user_title = ? WHERE id = ? AND is_deleted = 0"
        return try await database.write { try $0.run(sql, .text(title), .integer(id)) == 1 }
    }

    /// Deletes a photo and remembers that; false where there is no such photo.
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
            .text(photo.address),
            .text(photo.thumbnail)
        )
    }
}
