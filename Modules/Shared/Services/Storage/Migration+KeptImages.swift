extension Migration {
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
}
