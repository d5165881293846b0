/// The favorites of each account in the database.
package struct DatabaseFavoriteStore: FavoriteStore {
    package let changes: Changes
    private let database: Database
    private let sessions: any SessionStore
    private let images: any ImageKeeper

    package init(database: Database, sessions: any SessionStore, images: any ImageKeeper, activity: Activity) {
        changes = Changes(activity: activity)
        self.database = database
        self.sessions = sessions
        self.images = images
    }

    package func all() async throws -> [FeedPicture] {
        let account = try await sessions.account()
        return try await database.read { connection in
            try connection.rows(
                """
                SELECT picture_id, title, photographer, thumbnail FROM favorites
                WHERE user_id = ? ORDER BY number DESC
                """,
                .integer(account)
            ) { row in
                FeedPicture(
                    id: ExactText(row.text(0)),
                    title: row.text(1),
                    photographer: row.text(2),
                    thumbnail: ExactText(row.text(3))
                )
            }
        }
    }

    package func likedIDs() async throws -> Set<FeedPicture.ID> {
        let account = try await sessions.account()
        return try await database.read { connection in
            let sql = "SELECT picture_id FROM favorites WHERE user_id = ?"
            return Set(try connection.rows(sql, .integer(account)) { ExactText($0.text(0)) })
        }
    }

    package func like(_ picture: FeedPicture) async throws {
        let account = try await sessions.account()
        try await database.write { connection in
            _ = try connection.run(
                """
                INSERT INTO favorites (user_id, picture_id, title, photographer, thumbnail) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (user_id, picture_id) DO NOTHING
                """,
                .integer(account),
                .text(picture.id.text),
                .text(picture.title),
                .text(picture.photographer),
                .text(picture.thumbnail.text)
            )
        }
        changes.announce()
        await images.keep(picture.thumbnail)
    }

    package func unlike(_ id: FeedPicture.ID) async throws {
        let account = try await sessions.account()
        try await database.write { connection in
            let sql = "DELETE FROM favorites WHERE user_id = ? AND picture_id = ?"
            _ = try connection.run(sql, .integer(account), .text(id.text))
        }
        changes.announce()
    }
}
