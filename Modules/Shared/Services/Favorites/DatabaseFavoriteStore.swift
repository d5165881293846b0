/// The favorites of each account in the database.
package struct DatabaseFavoriteStore: FavoriteStore {
    package var changes: Changes { rows.changes }
    let rows: AccountRows

    package func all() async throws -> [FeedPicture] {
        try await rows.read { connection, account in
            try connection.rows(
                """
                SELECT picture_id, title, photographer, thumbnail FROM favorites
                WHERE user_id = ? ORDER BY number DESC
                """,
                account
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
        try await rows.read { connection, account in
            let sql = "SELECT picture_id FROM favorites WHERE user_id = ?"
            return Set(try connection.rows(sql, account) { ExactText($0.text(0)) })
        }
    }

    package func like(_ picture: FeedPicture) async throws {
        try await rows.write(keeping: picture.thumbnail) { connection, account in
            _ = try connection.run(
                """
                INSERT INTO favorites (user_id, picture_id, title, photographer, thumbnail) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (user_id, picture_id) DO NOTHING
                """,
                account,
                .text(picture.id.text),
                .text(picture.title),
                .text(picture.photographer),
                .text(picture.thumbnail.text)
            )
        }
    }

    package func unlike(_ id: FeedPicture.ID) async throws {
        try await rows.write { connection, account in
            let sql = "DELETE FROM favorites WHERE user_id = ? AND picture_id = ?"
            _ = try connection.run(sql, account, .text(id.text))
        }
    }
}
