/// The added pictures of each account in the database.
package struct DatabaseAddedPictureStore: AddedPictureStore {
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

    package func all() async throws -> [Picture] {
        let account = try await sessions.account()
        let sql = "SELECT number, author, address FROM added_pictures WHERE user_id = ? ORDER BY number DESC"
        return try await database.read { connection in
            try connection.rows(sql, .integer(account)) { row in
                Picture(id: "added-\(row.integer(0))", author: row.text(1), address: ExactText(row.text(2)))
            }
        }
    }

    package func add(_ picture: NewPicture) async throws {
        let account = try await sessions.account()
        try await database.write { connection in
            _ = try connection.run(
                "INSERT INTO added_pictures (user_id, author, address) VALUES (?, ?, ?)",
                .integer(account),
                .text(picture.author),
                .text(picture.address.text)
            )
        }
        changes.announce()
        await images.keep(ExactText(picture.address.text))
    }
}
