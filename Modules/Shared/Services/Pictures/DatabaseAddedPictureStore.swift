/// The added pictures of each account in the database.
package struct DatabaseAddedPictureStore: AddedPictureStore {
    package var changes: Changes { rows.changes }
    let rows: AccountRows

    package func all() async throws -> [Picture] {
        try await rows.read { connection, account in
            let sql = "SELECT number, author, address FROM added_pictures WHERE user_id = ? ORDER BY number DESC"
            return try connection.rows(sql, account) { row in
                Picture(id: "added-\(row.integer(0))", author: row.text(1), address: ExactText(row.text(2)))
            }
        }
    }

    package func add(_ picture: NewPicture) async throws {
        try await rows.write(keeping: ExactText(picture.address.text)) { connection, account in
            _ = try connection.run(
                "INSERT INTO added_pictures (user_id, author, address) VALUES (?, ?, ?)",
                account,
                .text(picture.author),
                .text(picture.address.text)
            )
        }
    }
}
