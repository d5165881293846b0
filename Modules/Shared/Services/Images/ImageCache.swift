import Foundation

/// A cache of images in a database that several processes may share. When it is full, the images used least recently
/// are removed. An image that cannot be stored or read counts as missing.
actor ImageCache {
    private let executor = QueueExecutor(label: "ImageCache")
    private let database: ImageDatabase
    private let clock: any AppClock
    private let limits: ImageLimits
    private var connection: SQLiteConnection?
    /// Whether images are not stored until the next start: waiting for the database again would delay each of them.
    private var isGivenUp = false

    /// Creates a cache in `directory`, which is created with the first image; `nil` means memory. `patience` is how
    /// long to wait for other processes.
    init(
        directory: URL? = nil,
        clock: any AppClock,
        limits: ImageLimits = ImageLimits(),
        patience: Duration = .seconds(1)
    ) {
        database = ImageDatabase(file: directory?.appending(path: "images.sqlite"), patience: patience)
        self.clock = clock
        self.limits = limits
    }

    /// The cache's own thread, the only one that reading, writing and waiting for a lock block.
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Returns the image of `key` or, with `fromAnyNetwork`, of its address, and marks it as used.
    func image(_ key: ImageKey, fromAnyNetwork: Bool) -> Data? {
        let address = SQLiteValue.text(key.address.text)
        let image: Data? = use { connection in
            let found = try connection.rows(
                "SELECT image, loaded FROM images WHERE address = ? AND (network = ? OR ?)",
                address,
                .text(key.network),
                .integer(fromAnyNetwork ? 1 : 0)
            ) { row in (image: row.data(0), date: Date(timeIntervalSince1970: row.real(1))) }
            return found.first.flatMap { limits.allow($0.date, at: clock.now) ? $0.image : nil }
        }
        if image != nil { use { try $0.run("UPDATE images SET used = ? WHERE address = ?", now, address) } }
        return image
    }

    /// Stores an image, replacing another network's for the same address.
    func insert(_ image: Data, _ key: ImageKey) {
        guard image.count <= min(ImageLimits.image, limits.total) else { return }
        use { connection in
            try connection.transaction {
                try connection.run("DELETE FROM images WHERE address = ?", .text(key.address.text))
                try makeRoom(for: image.count, connection)
                try connection.run(
                    "INSERT INTO images (address, network, loaded, used, bytes, image) VALUES (?1, ?2, ?3, ?3, ?4, ?5)",
                    .text(key.address.text),
                    .text(key.network),
                    now,
                    .integer(image.count),
                    .blob(image)
                )
            }
        }
    }

    /// Removes expired images, and those used least recently until `count` more bytes fit.
    private func makeRoom(for count: Int, _ connection: SQLiteConnection) throws {
        try connection.run(
            """
            DELETE FROM images WHERE id IN (
                SELECT id FROM (
                    SELECT id, loaded, sum(bytes) OVER (ORDER BY used DESC, id DESC) AS total FROM images
                ) WHERE total > ? OR abs(? - loaded) >= ?
            )
            """,
            .integer(limits.total - count),
            now,
            .real(limits.lifetime)
        )
    }

    private var now: SQLiteValue { .real(clock.now.timeIntervalSince1970) }

    /// Calls `body` with the database, which is opened again if its file was removed; returns `nil` if that fails.
    @discardableResult
    private func use<Value>(_ body: (SQLiteConnection) throws -> Value?) -> Value? {
        if connection?.hasMoved != false, !isGivenUp {
            connection = try? database.open()
            isGivenUp = connection == nil
        }
        guard let connection, !isGivenUp else { return nil }
        do {
            return try body(connection)
        } catch {
            let kind = (error as? StorageError)?.kind
            if kind == .damage { database.remove(connection) }
            isGivenUp = kind == .locked
            return nil
        }
    }
}
