/// The steps, each of which has been released: a step never changes.
extension Migration {
    /// The accounts, and the counts of wrong passwords.
    static let accounts = Migration(
        sql: """
            CREATE TABLE users (
                id INTEGER PRIMARY KEY,
                first_name TEXT NOT NULL,
                last_name TEXT NOT NULL,
                email TEXT NOT NULL,
                email_key TEXT NOT NULL UNIQUE,
                phone TEXT NOT NULL,
                password_hash TEXT NOT NULL
            );
            CREATE TABLE failed_attempts (
                email_key TEXT PRIMARY KEY,
                failures INTEGER NOT NULL,
                last_failure REAL NOT NULL
            );
            """
    )

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

    /// The images that favorites and added pictures name, one for each network, removed with the last row that names
    /// them.
    static let keptImages = Migration(
        sql: """
            CREATE TABLE kept_images (
                number INTEGER PRIMARY KEY,
                address TEXT NOT NULL,
                network TEXT NOT NULL,
                image BLOB NOT NULL,
                UNIQUE (address, network)
            );
            CREATE INDEX favorites_by_thumbnail ON favorites (thumbnail);
            CREATE INDEX added_pictures_by_address ON added_pictures (address);
            CREATE VIEW named_images (address) AS
                SELECT thumbnail FROM favorites UNION ALL SELECT address FROM added_pictures;
            CREATE TRIGGER favorite_deleted AFTER DELETE ON favorites
            WHEN NOT EXISTS (SELECT 1 FROM named_images WHERE address = OLD.thumbnail)
            BEGIN
                DELETE FROM kept_images WHERE address = OLD.thumbnail;
            END;
            CREATE TRIGGER added_picture_deleted AFTER DELETE ON added_pictures
            WHEN NOT EXISTS (SELECT 1 FROM named_images WHERE address = OLD.address)
            BEGIN
                DELETE FROM kept_images WHERE address = OLD.address;
            END;
            """
    )

    /// Of each address only the image kept last, whatever its network.
    static let latestKeptImages = Migration(
        sql: """
            DELETE FROM kept_images WHERE number NOT IN (SELECT max(number) FROM kept_images GROUP BY address);
            CREATE UNIQUE INDEX kept_images_by_address ON kept_images (address);
            """
    )

    /// The start of a lock by a clock that was set back: see `AttemptLimit`.
    static let lockStarts = Migration(
        sql: """
            ALTER TABLE failed_attempts ADD COLUMN lock_start REAL;
            UPDATE failed_attempts SET lock_start = last_failure;
            """
    )

    /// The sessions that have begun and not ended.
    static let sessions = Migration(
        sql: """
            CREATE TABLE sessions (
                token TEXT PRIMARY KEY,
                user_id INTEGER NOT NULL REFERENCES users (id),
                expires REAL NOT NULL
            );
            """
    )

    /// The keys of emails by case folding. Of accounts with the same new key, all but one keep their former key
    /// (`UserTable.login`), and the counts of those with it; of counts with the same new key, the highest stays.
    static let foldedEmails = Migration(
        sql: "",
        change: { connection in
            for key in try connection.rows("SELECT email_key FROM users ORDER BY id", read: { $0.text(0) }) {
                try connection.run(
                    "UPDATE OR IGNORE users SET email_key = ? WHERE email_key = ?",
                    .text(key.caseFolded),
                    .text(key)
                )
            }
            let others = "SELECT email_key FROM failed_attempts WHERE email_key NOT IN (SELECT email_key FROM users)"
            for key in try connection.rows(others, read: { $0.text(0) }) where key != key.caseFolded {
                try connection.run(
                    """
                    INSERT INTO failed_attempts (email_key, failures, last_failure, lock_start)
                    SELECT ?, failures, last_failure, lock_start FROM failed_attempts WHERE email_key = ?
                    ON CONFLICT (email_key) DO UPDATE
                    SET failures = excluded.failures, last_failure = excluded.last_failure,
                        lock_start = excluded.lock_start
                    WHERE excluded.failures > failures
                    """,
                    .text(key.caseFolded),
                    .text(key)
                )
                try connection.run("DELETE FROM failed_attempts WHERE email_key = ?", .text(key))
            }
        }
    )

    /// The logins whose outcome is not known yet, or never was: see `AttemptTable`.
    static let triesUnderWay = Migration(
        sql: """
            CREATE TABLE tries_under_way (
                number INTEGER PRIMARY KEY AUTOINCREMENT,
                email_key TEXT NOT NULL,
                begun REAL NOT NULL,
                process INTEGER NOT NULL
            );
            """
    )

    /// How far the pages after a refresh have been fetched: see `PhotoProgress`. Positions leave room for the photos of
    /// each refresh.
    static let refreshes = Migration(
        sql: """
            ALTER TABLE photo_pages ADD COLUMN refreshes INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE photo_pages ADD COLUMN completed INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE photo_pages ADD COLUMN pending_page INTEGER;
            ALTER TABLE photo_pages ADD COLUMN seam INTEGER;
            UPDATE photos SET position = position / 4294967296 * 256 + position % 4294967296 WHERE position IS NOT NULL;
            """
    )
}
