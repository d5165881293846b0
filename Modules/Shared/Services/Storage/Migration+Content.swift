extension Migration {
    /// The photos of the device, and what each account has added and likes.
    ///
    /// A photo without a position is not in the list. The index contains listed photos only, so that finding a page
    /// takes the same time however many photos there are. `photo_pages` has one row: the next page to fetch, and the
    /// number of the last page once it is known.
    static let content = Migration(
        sql: """
            CREATE TABLE photos (
                id INTEGER PRIMARY KEY,
                position INTEGER,
                title TEXT NOT NULL,
                user_title TEXT,
                address TEXT NOT NULL,
                thumbnail TEXT NOT NULL,
                is_deleted INTEGER NOT NULL DEFAULT 0
            );
            CREATE INDEX listed_photos ON photos (position, id) WHERE position IS NOT NULL AND is_deleted = 0;
            CREATE TABLE photo_pages (next_page INTEGER NOT NULL, last_page INTEGER);
            INSERT INTO photo_pages VALUES (1, NULL);
            CREATE TABLE added_pictures (
                number INTEGER PRIMARY KEY AUTOINCREMENT,
                user_id INTEGER NOT NULL REFERENCES users (id),
                author TEXT NOT NULL,
                address TEXT NOT NULL
            );
            CREATE INDEX pictures_of_user ON added_pictures (user_id, number);
            CREATE TABLE favorites (
                number INTEGER PRIMARY KEY AUTOINCREMENT,
                user_id INTEGER NOT NULL REFERENCES users (id),
                picture_id TEXT NOT NULL,
                title TEXT NOT NULL,
                photographer TEXT NOT NULL,
                thumbnail TEXT NOT NULL,
                UNIQUE (user_id, picture_id)
            );
            """
    )
}
