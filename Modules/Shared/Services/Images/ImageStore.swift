import Foundation

/// Stores loaded images. Those that favorites and added pictures name are kept in the app's database as long as a row
/// names them, of each address the latest; all are in a cache.
struct ImageStore: Sendable {
    let database: Database
    let cache: ImageCache

    /// Returns the image stored under `key` or, where `fromAnyNetwork` is `true`, any image of its address; `nil` if it
    /// is missing or cannot be read.
    func image(_ key: ImageKey, fromAnyNetwork: Bool) async -> Data? {
        if let image = await kept(key, fromAnyNetwork: fromAnyNetwork) { return image }
        guard let image = await cache.image(key, fromAnyNetwork: fromAnyNetwork) else { return nil }
        await keep(image, fromAnyNetwork ? key.withoutNetwork : key)
        return image
    }

    /// Stores an image, if that is possible.
    func insert(_ image: Data, _ key: ImageKey) async {
        await cache.insert(image, key)
        await keep(image, key)
    }

    /// Returns the image kept for the address if it is of that network or, with `fromAnyNetwork`, of any.
    private func kept(_ key: ImageKey, fromAnyNetwork: Bool) async -> Data? {
        let images = try? await database.read { connection in
            try connection.rows(
                "SELECT image FROM kept_images WHERE address = ? AND (network = ? OR ?)",
                .text(key.address.text),
                .text(key.network),
                .integer(fromAnyNetwork ? 1 : 0)
            ) { $0.data(0) }
        }
        return images?.first
    }

    /// Writes the image to the database if a row names it, replacing another network's. If that fails, the next read
    /// from the cache tries again.
    private func keep(_ image: Data, _ key: ImageKey) async {
        guard await isNamed(key.address) else { return }
        try? await database.write { connection in
            _ = try connection.run(
                """
                INSERT INTO kept_images (address, network, image)
                SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM named_images WHERE address = ?1)
                ON CONFLICT (address) DO UPDATE SET network = excluded.network, image = excluded.image
                WHERE network IS NOT excluded.network OR image IS NOT excluded.image
                """,
                .text(key.address.text),
                .text(key.network),
                .blob(image)
            )
        }
    }

    /// Returns whether a row names the address. Reads without a write lock, because most images are named by no row.
    private func isNamed(_ address: ExactText) async -> Bool {
        let rows = try? await database.read { connection in
            let sql = "SELECT 1 FROM named_images WHERE address = ? LIMIT 1"
            return try connection.rows(sql, .text(address.text)) { _ in true }
        }
        return rows?.isEmpty == false
    }
}

extension ImageKey {
    /// The key of an image from an unknown network, which is found only with `fromAnyNetwork`.
    fileprivate var withoutNetwork: ImageKey {
        ImageKey(address: address, network: Connection.Network.offline.word)
    }
}
