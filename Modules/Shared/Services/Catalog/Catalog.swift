/// The catalog in the app. It answers after a delay and fails without a connection, as a service across a network
/// would.
package struct Catalog: CatalogService {
    private let clock: any AppClock
    private let connection: Connection
    private let latency: Duration

    /// A catalog that answers `latency` after it was asked.
    package init(clock: any AppClock, connection: Connection, latency: Duration) {
        self.clock = clock
        self.connection = connection
        self.latency = latency
    }

    package func banners() async throws -> [CatalogItem] { try await answer(CatalogData.banners) }

    package func categories() async throws -> [CatalogItem] { try await answer(CatalogData.categories) }

    package func products() async throws -> [CatalogItem] { try await answer(CatalogData.products) }

    private func answer(_ items: [CatalogItem]) async throws -> [CatalogItem] {
        try await connection.reach(after: latency, on: clock)
        return items
    }
}
